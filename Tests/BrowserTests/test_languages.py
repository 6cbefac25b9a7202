"""What machines read of languages: hreflang, canonical addresses, sitemap, feeds."""

from collections import Counter
from urllib.parse import quote
from xml.etree import ElementTree
import json
import re

import pytest

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"
ATOM = "{http://www.w3.org/2005/Atom}"

# BCP 47 in its canonical case: sr-Latn, pt-BR, zh-Hant-TW.
TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*")


def own_address(site, page):
    """A page's absolute address; the root's is the folder."""
    return site.base_url + ("" if page.path == "index.html" else quote(page.path, safe="/!$&'()*+,;=:@~"))


def indexed(site):
    """Pages that search engines are to show: real pages, at their own address."""
    return [page for page in site.pages.values() if not page.is_hidden and page.canonical == own_address(site, page)]


def test_every_page_says_its_language_and_direction(site):
    faults = []
    for page in site.pages.values():
        if not TAG.fullmatch(page.lang) or page.language and page.lang != page.language:
            faults.append(f"{page.path}: lang={page.lang!r}")
        if page.dir not in ("ltr", "rtl"):
            faults.append(f"{page.path}: dir={page.dir!r}")
        if not page.title.strip():
            faults.append(f"{page.path}: no title")
    assert faults == []


def test_no_two_pages_of_a_language_have_one_title(site, language):
    titles = Counter(page.title for page in site.of(language))
    assert [title for title, count in titles.items() if count > 1] == []


def test_every_page_has_a_canonical_address_in_the_site(site):
    faults = []
    for page in site.pages.values():
        if page.path == "404.html":
            continue
        try:
            if not page.canonical or not site.locate(page, page.canonical):
                faults.append(f"{page.path}: {page.canonical} is no address of the site")
        except LookupError as reason:
            faults.append(f"{page.path}: {page.canonical} {reason}")
    assert faults == []


def test_translations_name_each_other(site):
    faults = []
    for page in site.pages.values():
        tags = [tag for tag, _ in page.alternates]
        if not tags:
            continue
        if sorted(tags) != sorted(set(tags)) or tags.count("x-default") != 1:
            faults.append(f"{page.path}: each language once and one x-default, not {tags}")
        if own_address(site, page) not in [address for _, address in page.alternates]:
            faults.append(f"{page.path}: is not among its own alternates")
        for tag, address in page.alternates:
            other = site.pages[site.locate(page, address)[0]]
            if sorted(other.alternates) != sorted(page.alternates):
                faults.append(f"{page.path}: {other.path} names other translations")
            if tag != "x-default" and other.lang != tag:
                faults.append(f"{page.path}: {other.path} is not in {tag}")
    assert faults == []


def test_a_page_that_is_not_its_own_canonical_is_advertised_nowhere(site):
    shown = {page.path for page in indexed(site)}
    faults = [
        f"{page.path} → {address}"
        for page in site.pages.values() for _, address in page.alternates
        if page.path not in shown or site.locate(page, address)[0] not in shown
    ]
    assert faults == []


def test_the_sitemap_agrees_with_the_pages(site):
    entries = {
        url.findtext(f"{SITEMAP}loc"): sorted((link.get("hreflang"), link.get("href")) for link in url.iter(f"{XHTML}link"))
        for url in ElementTree.parse(site.root / "sitemap.xml").getroot().iter(f"{SITEMAP}url")
    }
    pages = {own_address(site, page): page for page in indexed(site)}
    assert [address for address in entries if address not in pages] == []
    assert [address for address in entries if entries[address] != sorted(pages[address].alternates)] == []
    # The root only sends readers on, and lists repeat what the listed pages say of themselves.
    optional = {address for address, page in pages.items() if not page.language or page.body_class == "list-page"}
    assert pages.keys() - entries.keys() - optional == set()


def test_feeds_hold_what_readers_need(site):
    faults = []
    for path in sorted(site.root.rglob("*.xml")):
        root = ElementTree.parse(path).getroot()
        if root.tag != f"{ATOM}feed":
            continue
        for element in [root, *root.iter(f"{ATOM}entry")]:
            for name in ("id", "title", "updated"):
                if not (element.findtext(ATOM + name) or "").strip():
                    faults.append(f"{path.name}: <{element.tag.removeprefix(ATOM)}> without <{name}>")
        for link in root.iter(f"{ATOM}link"):
            if not site.locate(site.pages["index.html"], link.get("href", "")) and link.get("href", "").startswith(site.base_url):
                faults.append(f"{path.name}: {link.get('href')} leads nowhere")
    assert faults == []


def test_data_for_machines_can_be_read(site):
    for path in sorted(site.root.rglob("*.json")):
        json.loads(path.read_text(encoding="utf-8"))


def test_the_switcher_offers_every_language(site, language):
    expected = (site.languages, language) if len(site.languages) > 1 else ([], None)
    faults = [
        f"{page.path}: offers {page.switcher}, current {page.current_language}"
        for page in site.of(language) if (sorted(page.switcher), page.current_language) != expected
    ]
    assert faults == []


@pytest.fixture
def arrival(browser):
    """Opens the site's root as a browser of a language does, and tells the language that it ends at."""
    contexts = []

    def open_root(base, locale, scripts=True):
        context = browser.new_context(locale=locale, java_script_enabled=scripts)
        contexts.append(context)
        page = context.new_page()
        page.goto(base + "index.html")
        return page

    yield open_root
    for context in contexts:
        context.close()


@pytest.mark.parametrize("place", ["at_root", "on_disk"])
def test_the_root_leads_to_the_language_of_the_browser(arrival, request, place, language):
    base = request.getfixturevalue(place)
    # A region that no edition is for: the language is what counts.
    page = arrival(base, f"{language}-CH")
    page.wait_for_url(f"{base}{language}/index.html")


def test_the_root_offers_all_languages_to_others_and_without_scripts(arrival, at_root, site):
    for page in [arrival(at_root, "mi-NZ"), arrival(at_root, site.languages[0], scripts=False)]:
        page.wait_for_timeout(200)
        assert page.url == at_root + "index.html"
        offered = page.locator("a[hreflang]").evaluate_all("links => links.map(link => link.hreflang)")
        assert sorted(offered) == sorted(site.languages)
