"""What the style sheet paints is seen on paper and where the system forces its own colours."""

import pytest

from reader import DESKTOP, PHONE

# Whether the mark has another colour than what it stands on, in a shape of its own.
MARK = """selector => {
    const mark = getComputedStyle(document.querySelector(selector), "::before");
    return [mark.backgroundColor !== getComputedStyle(document.documentElement).backgroundColor, mark.printColorAdjust,
        mark.forcedColorAdjust, mark.clipPath.startsWith("path(") && parseFloat(mark.inlineSize) >= 24];
}"""

# Whether a sign differs from its siblings by more than a colour that the system takes away.
CURRENT = """() => ["languages", "menu ul", "contents"].flatMap(list => {
    const current = document.querySelector(`.${list} [aria-current]`), other = document.querySelector(`.${list} li li a:not([aria-current]), .${list} li a:not([aria-current])`);
    if (!current || !other || !current.checkVisibility()) return [];
    const look = element => { const style = getComputedStyle(element); return style.textDecorationLine + style.borderInlineStartColor + style.fontWeight; };
    return look(current) === look(other) ? [list] : [];
})"""

# The numbers of a picture's messages are read on the circles they stand on.
NUMBERS = """() => [...document.querySelectorAll("main .diagram svg > a.message")].filter(message =>
    getComputedStyle(message.querySelector("text")).fill === getComputedStyle(message.querySelector("circle")).fill
).map(message => message.textContent)"""


@pytest.fixture
def forced(readers):
    """A reader whose system forces a palette."""
    readers_before = readers(width=DESKTOP, locale="tlh")
    readers_before.page.emulate_media(forced_colors="active")
    yield readers_before
    readers_before.page.emulate_media(forced_colors="none")


@pytest.mark.parametrize("media", [{}, {"media": "print"}, {"forced_colors": "active"}, {"forced_colors": "active", "color_scheme": "dark"}])
def test_the_mark_is_painted_everywhere(site, readers, at_base, media):
    reader = readers(locale="tlh")
    reader.page.emulate_media(**media)
    try:
        for path, selector in [("index.html", "main"), ("404.html", "main"), (f"{site.languages[0]}/index.html", ".site-title")]:
            assert reader.open(at_base + path).evaluate(MARK, selector) == [True, "exact", "none", True], path
    finally:
        reader.page.emulate_media(media="null", forced_colors="none", color_scheme="light")


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_forced_colours_take_no_sign_away(site, forced, at_root, width, language):
    forced.resize(width)
    faults = []
    for page in site.representatives(language):
        shown = forced.open(at_root + page.path)
        faults += [f"{page.path}: {list} does not show where the reader is" for list in shown.evaluate(CURRENT)]
        faults += [f"{page.path}: the number {number} is not seen" for number in shown.evaluate(NUMBERS)]
        if shown.locator(".theme").evaluate("theme => theme.scrollWidth > theme.clientWidth || theme.clientWidth < 40"):
            faults.append(f"{page.path}: the theme's name is cut off")
    assert faults == []


def test_forced_colours_show_which_result_is_chosen(site, forced, at_root, language):
    page = next(page for page in site.of(language) if page.identity == "index.html")
    shown = forced.open(at_root + page.path)
    shown.locator("button.find").click()
    shown.locator(".search input").press_sequentially(page.title[:4])
    shown.wait_for_selector(".search [role=option]")
    shown.keyboard.press("ArrowDown")
    chosen = shown.locator('.search [aria-selected="true"]')
    assert chosen.evaluate("option => getComputedStyle(option).outlineStyle") == "solid"
