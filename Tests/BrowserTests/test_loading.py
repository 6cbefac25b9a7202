"""Every page loads without a complaint, wherever it is served from."""

import pytest

from reader import DESKTOP, PHONE
from weights import packed


@pytest.mark.parametrize("place", ["at_root", "below_docs", "on_disk"])
def test_every_page_loads_without_a_complaint(site, readers, request, place):
    base = request.getfixturevalue(place)
    reader = readers()
    for page in site.pages.values():
        # 404.html knows one path only; redirects leave before anything can be seen.
        if page.path != "404.html" and not page.is_redirect:
            reader.open(base + page.path)
    assert reader.take_faults() == []


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_every_kind_of_page_is_drawn(site, readers, below_docs, width, scheme, scripts):
    reader = readers(width=width, scheme=scheme, scripts=scripts, locale="und")
    faults = []
    for page in site.representatives():
        if page.path == "404.html":
            continue
        shown = reader.open(below_docs + page.path)
        if not shown.locator("h1").first.is_visible() or not shown.locator("main").inner_text().strip():
            faults.append(f"{page.path}: nothing to read")
    assert faults + reader.take_faults() == []


def test_light_and_dark_differ(site, readers, at_root, language):
    def brightness(scheme):
        page = readers(scheme=scheme).open(f"{at_root}{language}/index.html")
        ink, paper = page.evaluate(
            """() => {
                const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
                const style = getComputedStyle(document.documentElement);
                return [style.color, style.backgroundColor].map(color => {
                    canvas.fillStyle = color;
                    canvas.fillRect(0, 0, 1, 1);
                    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
                    return (red * 2 + green * 5 + blue) / 8;
                });
            }""")
        return ink, paper

    ink, paper = brightness("light")
    assert ink < 80 and paper > 200
    ink, paper = brightness("dark")
    assert ink > 180 and paper < 60


def test_pages_are_light(site):
    # Compressed. What is loaded when it is asked for, such as the index of a search, has a bound of its own.
    heavy = [f"{page.path}: {size}" for page in site.pages.values() if (size := packed(site.root / page.path)) > 15_000]
    assert heavy == []
    assert packed(site.root / "style.css") + packed(site.root / "script.js") < 12_000


def test_nothing_but_the_style_sheet_stands_before_the_first_paint(site):
    for page in site.pages.values():
        loaded = [link for link in page.links if link.tag == "script" or link.tag == "link" and link.rel in ("stylesheet", "preload")]
        assert [link.value.rpartition("/")[2] for link in loaded if link.tag == "link"] == ["style.css"] or page.is_redirect, page.path
        assert page.html.count("<script defer src=") == sum(link.tag == "script" for link in loaded), page.path
