"""The pictures of interactions: no text leaves its place, numbers and list belong together, and each width has its form."""

import re

import pytest

from reader import DESKTOP, PHONE, TABLET

WIDTHS = [320, PHONE, TABLET, DESKTOP]
# The page's own, the widest that systems come with, and the one whose widths are Arial's.
FONTS = ["", "DejaVu Sans", "Liberation Sans"]

# Texts that leave their box or their picture, or lie on another text, a box or a number, in the picture's own units.
FAULTS = """() => [...document.querySelectorAll(".diagram > svg")].filter(svg => svg.checkVisibility()).flatMap(svg => {
    const frame = element => { const {x, y, width, height} = element.getBBox(); return {x, y, right: x + width, bottom: y + height}; };
    const named = (name, elements) => elements.map(element => ({name, element, ...frame(element)}));
    // Letters are as high as the font, which is more than there is ink: what counts is how wide they are.
    const labels = named("label", [...svg.querySelectorAll("svg .message text, svg .remark text")].filter(text => text.closest("svg svg")));
    const boxes = named("box", [...svg.querySelectorAll("rect")]);
    const circles = named("number", [...svg.querySelectorAll("circle")]);
    const faults = [];
    const view = svg.viewBox.baseVal;
    for (const text of svg.querySelectorAll("text")) {
        const {x, y, right, bottom} = frame(text);
        if (x < -0.5 || y < -0.5 || right > view.width + 0.5 || bottom > view.height + 0.5)
            faults.push(`${text.textContent} leaves the picture`);
    }
    for (const box of boxes)
        for (const text of box.element.parentNode.querySelectorAll("text")) {
            const {x, y, right, bottom} = frame(text);
            if (x < box.x || right > box.right || y < box.y || bottom > box.bottom) faults.push(`${text.textContent} leaves its box`);
        }
    for (const circle of circles) {
        const {x, right} = frame(circle.element.parentNode.querySelector("text"));
        if (x < circle.x || right > circle.right) faults.push(`the number ${circle.element.nextSibling.textContent} leaves its circle`);
    }
    for (const label of labels)
        for (const other of [...labels, ...boxes, ...circles]) {
            const middle = (label.y + label.bottom) / 2, ownLine = other.name === "label" && Math.abs((other.y + other.bottom) / 2 - middle) > 12;
            if (other.element === label.element || ownLine) continue;
            if (label.x + 0.5 < other.right && other.x + 0.5 < label.right && middle - 6 < other.bottom && other.y < middle + 6)
                faults.push(`${label.element.textContent} lies on the ${other.name} ${other.element.parentNode.textContent}`);
        }
    return faults;
})"""


@pytest.fixture(scope="session")
def pages(site):
    """The pages that have a picture of their own interaction; where patterns are compared, pictures lead to these."""
    found = [
        page for page in site.pages.values()
        if '<figure class="diagram' in page.html and 'class="comparison"' not in page.html
    ]
    assert found, "no page has a picture of an interaction"
    return found


@pytest.fixture(scope="session")
def some_pages(pages):
    """One of these pages in each language."""
    return list({page.language: page for page in pages}.values())


@pytest.mark.parametrize("font", FONTS)
def test_no_text_of_an_interaction_overflows(pages, readers, at_root, font):
    reader = readers()
    faults, seen = [], 0
    for page in pages:
        shown = reader.open(at_root + page.path)
        if font:
            shown.add_style_tag(content=f":root {{ --sans: '{font}', sans-serif !important }}")
        for width in WIDTHS:
            reader.resize(width)
            seen += shown.locator(".diagram > svg >> visible=true").count()
            faults += [f"{page.path} at {width}: {fault}" for fault in shown.evaluate(FAULTS)]
    assert faults == []
    assert seen >= len(pages) * len(WIDTHS)


def test_a_text_that_overflows_would_be_seen(pages, readers, at_root):
    shown = readers().open(at_root + pages[0].path)
    shown.add_style_tag(content=".diagram text { font-size: 20px !important }")
    assert shown.evaluate(FAULTS) != []


def test_narrow_windows_have_the_tall_form_and_wide_ones_the_other(pages, readers, at_root):
    reader = readers()
    faults = []
    for page in pages:
        shown = reader.open(at_root + page.path)
        for width in [320, PHONE, 479, DESKTOP]:
            reader.resize(width)
            forms = shown.locator(".diagram > svg >> visible=true").evaluate_all("forms => forms.map(form => form.classList[0])")
            expected = ["tall"] if width < 480 or "diagram narrow" in page.html else ["wide"]
            if forms != expected:
                faults.append(f"{page.path} at {width}: {forms}")
    assert faults == []


@pytest.mark.parametrize("width", WIDTHS)
def test_letters_of_an_interaction_are_large_enough_to_read(pages, readers, at_root, width):
    reader = readers(width=width)
    faults = []
    for page in pages:
        sizes = reader.open(at_root + page.path).evaluate(
            """() => [...document.querySelectorAll(".diagram > svg")].filter(svg => svg.checkVisibility())
                .map(svg => 13 * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)""")
        faults += [f"{page.path}: letters of {size:.1f} pixels" for size in sizes if size < 10.4]
    assert faults == []


def test_numbers_are_those_of_the_list(pages, readers, at_root):
    faults = []
    for page in pages:
        shown = readers().open(at_root + page.path)
        listed = shown.evaluate(
            """() => { const list = document.querySelector(".diagram + ol"); return [...list.children].map((_, index) => String(list.start + index)); }""")
        for form in ["wide", "tall"]:
            numbers = shown.locator(f".diagram > .{form} > a text").evaluate_all("texts => texts.map(text => text.textContent)")
            # A ring above lifelines shows a number twice.
            if numbers and sorted(set(numbers), key=int) != listed:
                faults.append(f"{page.path}: {form} has {numbers}, the list {listed}")
    assert faults == []


def test_each_number_and_its_item_lead_to_each_other(pages):
    faults = []
    for page in pages:
        numbers = re.findall(r'<a class="\w+ m\d+" href="#([^"]*)"[^>]*><circle[^>]*><text[^>]*>(\d+)<', page.html)
        items = re.findall(r'<li id="pilaster:step-(\d+)">(?:<p>)?<strong><a class="arrow-link" href="#([^"]*)"', page.html)
        faults += [f"{page.path}: {number} leads to {href}" for href, number in numbers if href != f"pilaster:step-{number}"]
        faults += [f"{page.path}: item {number} leads to {href}" for number, href in items if href != f"pilaster:message-{number}"]
        assert numbers and items, page.path
    assert faults == []


@pytest.mark.parametrize("width, form", [(PHONE, "tall"), (DESKTOP, "wide")])
def test_numbers_lead_to_the_list_and_back_by_keyboard(some_pages, readers, at_root, width, form):
    reader = readers(width=width)
    for page in some_pages:
        if form == "wide" and "diagram narrow" in page.html:
            continue
        shown = reader.open(at_root + page.path)
        number = shown.locator(f".diagram > .{form} > a.message").first
        step = number.get_attribute("href")
        number.focus()
        shown.keyboard.press("Enter")
        item = shown.locator(f'[id="{step[1:]}"]')
        assert item.evaluate("item => item.matches('ol > li:target')"), page.path
        assert item.evaluate("item => { const box = item.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }")
        back = item.locator("a.arrow-link")
        back.focus()
        shown.keyboard.press("Enter")
        assert shown.evaluate("document.querySelector('.diagram :target') !== null"), page.path
        assert shown.evaluate("document.querySelector('.diagram').getBoundingClientRect().top >= 0"), page.path


def test_a_step_and_its_message_light_up_together(some_pages, readers, at_root):
    for page in some_pages:
        if "diagram narrow" in page.html:
            continue
        shown = readers().open(at_root + page.path)
        colour = lambda selector, name: shown.locator(selector).first.evaluate("(part, name) => getComputedStyle(part)[name]", name)
        path, item = ".diagram > .wide g.message.m1 path", ".diagram + ol > :first-child"
        unlit = colour(path, "stroke"), colour(item, "backgroundColor")
        shown.hover(item)
        lit = colour(path, "stroke"), colour(item, "backgroundColor")
        assert unlit[0] != lit[0] and unlit[1] != lit[1], page.path
        shown.mouse.move(0, 0)
        shown.hover(".diagram > .wide > a.m1")
        assert (colour(path, "stroke"), colour(item, "backgroundColor")) == lit, page.path
        shown.mouse.move(0, 0)


def test_who_cannot_see_it_is_told_what_it_shows(pages):
    for page in pages:
        for image in re.findall(r'<svg role="img">(.*?)</svg>', page.html, re.S):
            title, description = re.match(r"<title[^>]*>([^<]+)</title><desc>([^<]+)</desc>", image).groups()
            assert title.strip() and len(description.split("\n")) == page.html.count('<li id="pilaster:step-'), page.path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_interaction_is_legible_on_paper(some_pages, readers, at_root, scheme):
    reader = readers(scheme=scheme)
    reader.page.emulate_media(media="print")
    try:
        for page in some_pages:
            shown = reader.open(at_root + page.path)
            ink, paper = shown.evaluate(
                """() => [getComputedStyle(document.querySelector(".diagram .message path")).stroke, getComputedStyle(document.documentElement).backgroundColor]""")
            assert sum(map(int, re.findall(r"\d+", ink)[:3])) < 250, f"{page.path}: {ink} on {paper}"
    finally:
        reader.page.emulate_media(media="screen")
