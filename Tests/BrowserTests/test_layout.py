"""Nothing sticks out, and every direction is right."""

from playwright.sync_api import TimeoutError
import pytest

from reader import DESKTOP, PHONE, TABLET

WIDTHS = [320, PHONE, TABLET, DESKTOP]

# What sticks out of the window, outermost first; what scrolls by itself may.
STICKING_OUT = """() => {
    const root = document.scrollingElement, width = root.clientWidth;
    if (root.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
        .filter(element => element.getBoundingClientRect().right > width + 1)
        .slice(0, 3)
        .map(element => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`);
}"""

# Texts of pictures that leave their picture.
OUTSIDE_PICTURE = """() => [...document.querySelectorAll("main svg text")].filter(text => {
    const inner = text.getBoundingClientRect(), outer = text.ownerSVGElement.getBoundingClientRect();
    return outer.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1 ||
        inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1);
}).map(text => text.textContent)"""


@pytest.mark.parametrize("scripts", [True, False])
def test_no_page_is_wider_than_the_window(site, readers, below_docs, scripts):
    reader = readers(scripts=scripts, locale="und")
    faults = []
    for page in site.pages.values():
        if page.is_redirect or page.path == "404.html":
            continue
        shown = reader.open(below_docs + page.path)
        for width in WIDTHS:
            reader.resize(width)
            if shown.evaluate("document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"):
                faults.append(f"{page.path} at {width}: {shown.evaluate(STICKING_OUT)}")
    assert faults == []


def test_no_text_leaves_its_picture(site, readers, at_root):
    reader = readers()
    faults = []
    for page in site.pages.values():
        if "<svg" not in page.html.partition("<main")[2] or page.path == "404.html":
            continue
        shown = reader.open(at_root + page.path)
        for width in WIDTHS:
            reader.resize(width)
            faults += [f"{page.path} at {width}: {text!r}" for text in shown.evaluate(OUTSIDE_PICTURE)]
    assert faults == []


def test_b24_the_page_runs_the_way_its_language_is_read(site, readers, at_root, language):
    reader = readers()
    faults = []
    for page in site.representatives(language):
        shown = reader.open(at_root + page.path)
        left = shown.evaluate(
            """() => {
                const title = document.querySelector(".site-title").getBoundingClientRect();
                const switcher = document.querySelector(".languages")?.getBoundingClientRect();
                return (switcher ? title.left < switcher.left : title.left < innerWidth / 2);
            }""")
        if left != (page.dir == "ltr"):
            faults.append(f"{page.path}: the header is not mirrored as {page.dir} asks")
        # Code is read from the left in every language, and does not disturb the text around it.
        faults += shown.evaluate(
            """path => [...document.querySelectorAll("pre, code")].filter(code => {
                const style = getComputedStyle(code);
                return code.closest("pre") ? style.direction !== "ltr" : !style.unicodeBidi.includes("isolate");
            }).map(code => `${path}: <${code.localName}> ${code.textContent.slice(0, 40)}`)""", page.path)
    assert faults == []


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_a1_what_is_too_wide_scrolls_by_keyboard(site, readers, at_root, width, language):
    reader = readers(width=width)
    faults, scrolled = [], 0
    for page in site.representatives(language):
        shown = reader.open(at_root + page.path)
        for area in shown.locator("main *").evaluate_all(
                """elements => elements.filter(element =>
                    ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
                    && element.checkVisibility()).map((element, index) => {
                        element.dataset.area = index;
                        const key = getComputedStyle(element).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
                        return [index, element.localName, element.tabIndex, element.getAttribute("aria-label"), key];
                    })"""):
            index, tag, tab_index, label, key = area
            element = shown.locator(f'[data-area="{index}"]')
            if tab_index < 0 or not label:
                faults.append(f"{page.path}: <{tag}> {'has no name' if tab_index >= 0 else 'cannot be focused'}")
                continue
            element.evaluate("element => { element.scrollLeft = 0; element.focus(); }")
            reader.page.keyboard.press(key)
            try:
                shown.wait_for_function(
                    "index => document.querySelector(`[data-area='${index}']`).scrollLeft !== 0", arg=index, timeout=20_000)
                scrolled += 1
            except TimeoutError:
                faults.append(f"{page.path}: <{tag} aria-label={label!r}> does not scroll")
    assert faults == []
    assert scrolled > 0 or width == DESKTOP

# What is kept together, and yet stands in two lines: a word of one letter and the next, a dash and the word before it, a number
# and what is joined to it, an option of a command.
TORN = r"""() => {
    const kept = [/(?<![\p{L}\p{M}\p{N}'’.-])\p{L}[ \u00a0\n](?=[\p{L}\p{N}„«“(])/gu, /\S[ \u00a0\n][–—](?= )/gu, /(?<![\p{L}\p{N}\/.:-])\d+-\u2060?\p{L}/gu];
    const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT), torn = [];
    while (walk.nextNode()) {
        const node = walk.currentNode, code = node.parentElement.closest("code, pre");
        if (!node.parentElement.checkVisibility() || node.parentElement.closest("svg, pre, .evidence, .tree code")) continue;
        for (const pattern of code ? [/(?<=^| )--?\w+/g] : kept) for (const match of node.data.matchAll(pattern)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, Math.min(node.length, match.index + match[0].length + (code ? 0 : 1)));
            const lines = [...range.getClientRects()].filter(box => box.width > 0);
            if (lines.some(box => box.top > lines[0].bottom - 2)) torn.push(node.data.slice(Math.max(0, match.index - 10), match.index + 20));
        }
    }
    return torn;
}"""


@pytest.mark.parametrize("width", [320, PHONE, DESKTOP])
def test_what_belongs_together_stands_in_one_line(site, readers, on_disk, width, language):
    reader = readers(width=width)
    faults = []
    for page in site.representatives(language):
        faults += [f"{page.path}: {text!r}" for text in reader.open(on_disk + page.path).evaluate(TORN)]
    assert faults == []
