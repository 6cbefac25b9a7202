"""The table of contents follows the reader, and the switch of languages keeps the place."""

from urllib.parse import quote

import pytest

from reader import DESKTOP, PHONE

PLACES = ["at_root", "on_disk"]
CURRENT = '.contents a[aria-current="true"]'


def article(site, language):
    """The longest page of a language, which surely has to be scrolled."""
    return max((page for page in site.of(language) if 'class="contents"' in page.html), key=lambda page: len(page.html))


@pytest.mark.parametrize("place, width", [("at_root", DESKTOP), ("on_disk", PHONE)])
def test_b06_the_section_that_is_read_is_marked(site, readers, request, place, width, language):
    reader = readers(width=width)
    page = article(site, language)
    shown = reader.open(request.getfixturevalue(place) + page.path)
    assert shown.locator(CURRENT).count() == 0, "nothing has been read yet"
    links = shown.locator(".contents a")
    addresses = links.evaluate_all("links => links.map(link => link.getAttribute('href'))")
    for address in [*addresses, *reversed(addresses)]:
        # Scrolled to by hand, not led to by a link.
        shown.evaluate("address => document.getElementById(decodeURIComponent(address.slice(1))).scrollIntoView()", address)
        shown.wait_for_function(
            f"""address => {{
                const current = document.querySelectorAll('{CURRENT}');
                const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 100;
                return current.length === 1 && (isAtEnd || current[0].getAttribute("href") === address)
                    && document.querySelector(".contents summary").dataset.current === current[0].textContent;
            }}""", arg=address)
    shown.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    shown.wait_for_function(f"address => document.querySelector('{CURRENT}')?.getAttribute('href') === address", arg=addresses[-1])
    shown.evaluate("scrollTo(0, 0)")
    shown.wait_for_function(f"document.querySelector('{CURRENT}') === null")
    assert reader.take_faults() == []


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_b06_b07_headings_may_have_any_id(site, readers, at_root, width):
    """The site's own script and style sheet on a page whose headings are called what nobody expects."""
    ids = ["1-bevezetés", "3.9", "a.b:c", "100%", "„idézet”", "[x]", "search", "main", "menu", "content", "nav", "theme", "toc", "contents"]
    links = "".join(f'<li><a href="#{quote(name)}">{name}</a></li>' for name in ids)
    sections = "".join(f'<div class="heading"><h2 id="{name}">{name}</h2></div><p style="height: 1500px">x</p>' for name in ids)
    page = f"""<!DOCTYPE html><html lang="en" data-theme="auto"><meta charset="utf-8"><title>T</title>
        <link rel="stylesheet" href="{at_root}style.css"><script defer src="{at_root}script.js" data-copy="Copy" data-copied="Copied"></script>
        <body class="article-page"><div class="layout"><main><article class="article"><h1>T</h1><p style="height: 1500px">x</p>
        <details class="contents"><summary>On this page</summary><nav><ol>{links}</ol></nav></details><div class="text">{sections}</div>
        </article></main></div><footer class="site-footer">x</footer></body></html>"""
    reader = readers(width=width)
    reader.page.route("**/ids.html", lambda route: route.fulfill(content_type="text/html; charset=utf-8", body=page))
    try:
        shown = reader.open(at_root + "ids.html")
        for name, entry in zip(ids, shown.locator(".contents a").all(), strict=True):
            if not entry.is_visible():
                shown.locator(".contents summary").click()
            entry.click()
            shown.wait_for_function(f"name => document.querySelector('{CURRENT}')?.textContent === name", arg=name)
    finally:
        reader.page.unroute_all()
    assert reader.take_faults() == []


def test_an_entry_that_was_opened_is_the_current_one(site, readers, at_root, language):
    reader = readers()
    page = article(site, language)
    shown = reader.open(at_root + page.path)
    for entry in shown.locator(".contents a").all():
        entry.click()
        shown.wait_for_function(
            f"address => document.querySelector('{CURRENT}')?.getAttribute('href') === address", arg=entry.get_attribute("href"))
    assert reader.take_faults() == []


def test_on_a_phone_the_contents_stay_at_hand(site, readers, at_root, language):
    reader = readers(width=PHONE)
    shown = reader.open(at_root + article(site, language).path)
    summary, links = shown.locator(".contents summary"), shown.locator(".contents a")
    shown.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    assert 0 <= summary.bounding_box()["y"] < 60, "the contents are out of sight"
    before = shown.evaluate("scrollY")
    summary.focus()
    assert shown.evaluate("scrollY") == before, "the page moves when the contents are focused"
    summary.click()
    assert links.last.evaluate("link => link.checkVisibility()")
    shown.keyboard.press("Escape")
    assert not links.first.is_visible() and shown.evaluate("document.activeElement.localName") == "summary"
    assert shown.evaluate("scrollY") == before
    summary.click()
    links.nth(1).click()
    assert not links.first.is_visible(), "the list lies over what it leads to"
    top = shown.evaluate("document.getElementById(decodeURIComponent(location.hash.slice(1))).getBoundingClientRect().top")
    assert top >= summary.bounding_box()["y"] + summary.bounding_box()["height"] - 1, "the heading is behind the contents"


@pytest.mark.parametrize("place", PLACES)
def test_another_language_opens_at_the_same_section(site, readers, request, place, language):
    base = request.getfixturevalue(place)
    reader = readers()
    page = article(site, language)
    for other in site.languages:
        if other == language:
            continue
        shown = reader.open(base + page.path)
        entry = shown.locator(".contents a").nth(2)
        address = entry.get_attribute("href")
        entry.click()
        shown.locator(f'.languages a[hreflang="{other}"]').click()
        assert reader.path(base) == f"{other}/{page.identity}"
        assert shown.evaluate("location.hash") == address
    assert reader.take_faults() == []


def test_without_scripts_the_contents_are_part_of_the_text(site, readers, at_root, language):
    reader = readers(width=PHONE, scripts=False)
    shown = reader.open(at_root + article(site, language).path)
    assert shown.evaluate("getComputedStyle(document.querySelector('.contents')).position") == "static"
