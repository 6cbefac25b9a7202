"""What the style sheet paints is seen on paper and where the system forces its own colours."""

import pytest

# Whether the mark has another colour than what it stands on, in a shape of its own.
MARK = """selector => {
    const mark = getComputedStyle(document.querySelector(selector), "::before");
    return [mark.backgroundColor !== getComputedStyle(document.documentElement).backgroundColor, mark.printColorAdjust,
        mark.forcedColorAdjust, mark.clipPath.startsWith("path(") && parseFloat(mark.inlineSize) >= 24];
}"""


@pytest.mark.parametrize("media", [{}, {"media": "print"}, {"forced_colors": "active"}, {"forced_colors": "active", "color_scheme": "dark"}])
def test_the_mark_is_painted_everywhere(site, readers, at_base, media):
    reader = readers(locale="tlh")
    reader.page.emulate_media(**media)
    try:
        for path, selector in [("index.html", "main"), ("404.html", "main"), (f"{site.languages[0]}/index.html", ".site-title")]:
            assert reader.open(at_base + path).evaluate(MARK, selector) == [True, "exact", "none", True], path
    finally:
        reader.page.emulate_media(media="null", forced_colors="none", color_scheme="light")
