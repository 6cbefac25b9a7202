"""What helps to read: contents, tabs, the keyboard, paper."""

import re

import pytest

from reader import DESKTOP, PHONE


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
@pytest.mark.parametrize("scripts", [True, False])
def test_every_entry_of_the_contents_opens_its_heading(site, readers, on_disk, width, scripts, language):
    reader = readers(width=width, scripts=scripts)
    faults, opened = [], 0
    for page in site.representatives(language):
        shown = reader.open(on_disk + page.path)
        contents = shown.locator(".contents")
        if not contents.count():
            continue
        for entry in contents.locator("a").all():
            # On a phone the list goes when it has been used.
            if not entry.is_visible():
                contents.locator("summary").click()
            text, target = entry.inner_text(), entry.get_attribute("href")
            entry.click()
            top, heading = shown.evaluate(
                """() => {
                    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
                    const heading = target?.closest("h1, h2, h3, h4, h5, h6");
                    return [heading?.getBoundingClientRect().top ?? -1, heading?.innerText ?? ""];
                }""")
            opened += 1
            if heading != text:
                faults.append(f"{page.path}{target}: {text!r} opens {heading!r}")
            if not 0 <= top < 900:
                faults.append(f"{page.path}{target}: the heading is at {top}, outside the window")
    assert faults + reader.take_faults() == []
    assert opened > 0


@pytest.mark.parametrize("scripts", [True, False])
def test_tabs_show_one_code_at_a_time(site, readers, at_root, scripts, language):
    reader = readers(scripts=scripts, width=PHONE)
    faults, shown_codes = [], 0
    for page in site.representatives(language):
        shown = reader.open(at_root + page.path)
        for tabs in shown.locator(".tabs").all():
            codes, labels = tabs.locator("pre"), tabs.locator("label")
            for index in range(labels.count()):
                if index % 2:
                    labels.nth(index).click()
                elif index:
                    shown.keyboard.press("ArrowRight")
                else:
                    tabs.locator("input").first.focus()
                visible = [number for number in range(codes.count()) if codes.nth(number).is_visible()]
                shown_codes += 1
                if visible != [index]:
                    faults.append(f"{page.path}: tab {index} shows {visible}")
            shown.keyboard.press("ArrowLeft")
            if codes.count() > 1 and codes.nth(labels.count() - 1).is_visible():
                faults.append(f"{page.path}: the arrow keys do not choose")
    assert faults == []
    assert shown_codes > 0


def test_the_skip_link_comes_first_and_leads_to_the_text(site, readers, at_root, language):
    reader = readers(width=PHONE, scripts=False)
    for page in site.representatives(language):
        shown = reader.open(at_root + page.path)
        shown.keyboard.press("Tab")
        skip = shown.locator(":focus")
        assert skip.bounding_box()["x"] >= 0, f"{page.path}: the skip link stays out of sight"
        shown.keyboard.press("Enter")
        assert shown.evaluate("document.getElementById(decodeURIComponent(location.hash.slice(1)))?.localName") == "main"


# The focused element and how it shows that: by its own outline, or its label's if it is out of sight itself.
FOCUS = """() => {
    const element = document.activeElement;
    if (element === document.body) return null;
    // Nothing lies over all of it; pictures have parts that let the pointer through.
    const isUncovered = (marked, box) => marked.closest("svg") !== null || [0.1, 0.5, 0.9].some(part => {
        const y = box.top + box.height * part, x = Math.min(Math.max(box.left + 4, 1), innerWidth - 1);
        const top = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
        return top !== null && (marked.contains(top) || top.contains(marked));
    });
    const isTiny = element.getBoundingClientRect().width <= 1;
    const marked = isTiny ? element.labels?.[0] ?? element : element;
    const style = getComputedStyle(marked), box = marked.getBoundingClientRect();
    return {
        name: `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.slice(0, 30)}`,
        isMarked: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1 || style.boxShadow !== "none",
        isSeen: box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight
            && isUncovered(marked, box),
    };
}"""


def unseen(page, shown, key):
    """What the focus meets on its way through a page that does not show it."""
    faults = []
    for _ in range(200):
        shown.keyboard.press(key)
        focus = shown.evaluate(FOCUS)
        if focus is None:
            break
        if not focus["isMarked"] or not focus["isSeen"]:
            faults.append(f"{page.path}: {key}: {focus['name']} {'is not marked' if focus['isSeen'] else 'is out of sight'}")
    return faults


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_the_focus_is_always_seen(site, readers, at_root, width, language):
    reader = readers(width=width)
    faults = []
    for page in site.representatives(language):
        faults += unseen(page, reader.open(at_root + page.path), "Tab")
    assert faults == []


def test_the_focus_is_seen_on_its_way_up(site, readers, at_root, language):
    """Upwards the page scrolls so far only that the focused comes in at the upper edge, where something may lie over it."""
    reader = readers(width=PHONE)
    page = max(site.of(language), key=lambda page: page.html.count("<a "))
    shown = reader.open(at_root + page.path)
    shown.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert unseen(page, shown, "Shift+Tab") == []


def test_paper_holds_everything(site, readers, on_disk, language):
    reader = readers()
    faults = []
    for page in site.of(language):
        shown = reader.open(on_disk + page.path)
        shown.emulate_media(media="print")
        # A4 with margins, in CSS pixels.
        reader.resize(700)
        faults += shown.evaluate(
            """path => {
              const boxes = document.querySelectorAll(".choice input");
              const sides = [...document.querySelectorAll(".side")];
              const isUnchosen = part => sides.some((side, position) => side.contains(part) && !boxes[position].checked);
              return [
                ...[...document.querySelectorAll("nav, .skip")].filter(way => way.checkVisibility())
                    .map(way => `${path}: paper shows <${way.localName} class="${way.className}">`),
                ...[...document.querySelectorAll("main pre, main h1, main h2, main p, main table, main figure")]
                    .filter(part => !part.closest("nav, .related, .contents, .evidence, footer, [aria-hidden]") && !part.checkVisibility())
                    // Of patterns that are compared, paper has those that were chosen.
                    .filter(part => !part.closest(".choice") && !isUnchosen(part))
                    .map(part => `${path}: paper leaves out <${part.localName}> ${part.textContent.slice(0, 40)}`),
                // A picture may come in several shapes, of which one is shown.
                ...[...document.querySelectorAll("main figure:has(svg)")]
                    .filter(figure => !isUnchosen(figure) && ![...figure.querySelectorAll("svg")].some(picture => picture.checkVisibility()))
                    .map(figure => `${path}: paper leaves out the picture ${figure.textContent.slice(0, 40)}`),
                ...[...document.querySelectorAll("main pre, main .table")].filter(code => code.scrollWidth > code.clientWidth + 1)
                    .map(code => `${path}: paper cuts off ${code.textContent.slice(0, 40)}`),
              ];
            }""", page.path)
        shown.emulate_media(media="screen")
    assert faults == []


def test_every_kind_of_page_can_be_printed(site, readers, on_disk, language):
    reader = readers()
    for page in site.representatives(language):
        assert reader.open(on_disk + page.path).pdf(format="A4").startswith(b"%PDF-"), page.path


def test_paper_shows_where_links_lead_and_nothing_else_does(site, readers, on_disk, language):
    reader = readers()
    page = max(site.of(language), key=lambda page: page.html.count("<p>"))
    shown = reader.open(on_disk + page.path)
    # A link as an author would write it.
    shown.evaluate("""() => document.querySelector(".text p").insertAdjacentHTML("beforeend", ' <a id="w" href="https://example.org/a?b=c">x</a>')""")
    printed = """() => getComputedStyle(document.getElementById("w"), "::after").content"""
    assert shown.evaluate(printed) == "none"
    shown.emulate_media(media="print")
    try:
        assert "https://example.org/a?b=c" in shown.evaluate(printed)
        # Where lines begin: on the right in Arabic.
        side = "right" if shown.evaluate("document.dir") == "rtl" else "left"
        header, text = shown.evaluate(
            "side => [...document.querySelectorAll('.site-title, h1')].map(part => part.getBoundingClientRect()[side])", side)
        assert header == text, "the title of the site does not stand above the text"
    finally:
        shown.emulate_media(media="screen")
    # What can be followed on a screen can be followed in the file, too.
    assert b"/URI (https://example.org/a?b=c)" in shown.pdf(format="A4")


def test_tabs_of_one_name_are_chosen_together_and_the_reader_stays(site, readers, at_root, language):
    reader = readers()
    page = next((page for page in site.of(language) if page.html.count('class="tabs"') > 1), None)
    assert page, "no page shows two versions of its code twice"
    shown = reader.open(at_root + page.path)
    first = shown.locator(".tabs").first
    first.scroll_into_view_if_needed()
    label = first.locator("label").last
    top = label.bounding_box()["y"]
    label.click()
    name = label.text_content()
    for tabs in shown.locator(".tabs").all():
        if name in tabs.locator("label").all_text_contents():
            assert tabs.evaluate("tabs => tabs.querySelector(':checked').labels[0].textContent") == name
    assert abs(label.bounding_box()["y"] - top) < 1, "the page jumps"
    assert reader.take_faults() == []


def test_headings_have_links_to_themselves_that_show_when_they_are_wanted(site, readers, at_root, language):
    shown = readers().open(at_root + max(site.of(language), key=lambda page: page.html.count("permalink")).path)
    link = shown.locator(".permalink").first
    opacity = lambda: link.evaluate("link => getComputedStyle(link).opacity")
    assert opacity() == "0" and link.get_attribute("aria-label")
    shown.locator(".heading").first.hover()
    assert opacity() == "1"
    shown.mouse.move(0, 0)
    assert opacity() == "0"
    link.focus()
    assert opacity() == "1"
    shown.keyboard.press("Enter")
    assert shown.evaluate("document.querySelector(':target') === document.querySelector('.heading > [id]')")


def test_pictures_have_their_size_and_wait_until_they_are_wanted(site):
    """Of the content's own pictures; the site may have none."""
    faults = [
        f"{page.path}: {match}" for page in site.pages.values() for match in re.findall(r"<img [^>]*>", page.html)
        if "assets/" in match and not ("width=" in match and "height=" in match and 'loading="lazy"' in match)]
    assert faults == []
