"""A reader finds the way: in the menu, between languages, from page to page; with and without scripts."""

import pytest
from playwright.sync_api import expect

from reader import DESKTOP, PHONE

PLACES = ["below_docs", "on_disk"]


@pytest.mark.parametrize("place, scripts", [("below_docs", True), ("on_disk", False)])
def test_b52_the_switcher_stays_on_the_page(site, readers, request, place, scripts, language):
    base = request.getfixturevalue(place)
    reader = readers(scripts=scripts)
    faults = []
    for page in site.representatives(language):
        for other in site.languages:
            shown = reader.open(base + page.path)
            if shown.locator(".languages details").count():
                shown.locator(".languages summary").click()
            shown.locator(f'.languages a[hreflang="{other}"]').click()
            if reader.path(base) != f"{other}/{page.identity}":
                faults.append(f"{page.path}: {other} leads to {reader.path(base)}")
    assert faults + reader.take_faults() == []


@pytest.mark.parametrize("place, width, scripts", [("below_docs", PHONE, True), ("on_disk", PHONE, False), ("on_disk", DESKTOP, False)])
def test_b57_the_menu_leads_to_pages(site, readers, request, place, width, scripts, language):
    base = request.getfixturevalue(place)
    reader = readers(width=width, scripts=scripts)

    def menu_link(index=None):
        menu = reader.page.locator(".menu")
        if width == PHONE:
            assert not menu.locator("a").first.is_visible(), "on a phone the menu is folded up at first"
            menu.locator("summary").click()
        return menu.locator("a") if index is None else menu.locator("a").nth(index)

    reader.open(f"{base}{language}/index.html")
    count = menu_link().count()
    assert count > 0
    for index in range(count):
        reader.open(f"{base}{language}/index.html")
        link = menu_link(index)
        title = link.inner_text()
        link.click()
        path = reader.path(base)
        assert path.startswith(f"{language}/") and path != f"{language}/index.html", f"{title} leads to {path}"
        # The address is there before the menu is.
        expect(reader.page.locator('.menu [aria-current="page"]'), path).to_have_count(1)
    assert reader.take_faults() == []


def test_next_and_previous_are_inverse(site, readers, below_docs, language):
    reader = readers(scripts=False)
    faults, followed = [], 0
    for page in site.of(language):
        if 'rel="next"' not in page.html:
            continue
        reader.open(below_docs + page.path).locator('.pager a[rel="next"]').click()
        following = reader.path(below_docs)
        reader.page.locator('.pager a[rel="prev"]').click()
        followed += 1
        if reader.path(below_docs) != page.path or following == page.path:
            faults.append(f"{page.path} → {following} → {reader.path(below_docs)}")
    assert faults == []
    assert followed > 0


def test_the_title_leads_home(site, readers, on_disk, language):
    reader = readers(scripts=False)
    for page in site.representatives(language):
        reader.open(on_disk + page.path).locator(".site-title").click()
        assert reader.path(on_disk) == f"{language}/index.html"


@pytest.mark.parametrize("place", PLACES)
def test_the_root_takes_the_readers_language(site, readers, request, place, language):
    base = request.getfixturevalue(place)
    reader = readers(locale=language)
    reader.open(base + "index.html").wait_for_url(f"{base}{language}/index.html")
    assert reader.take_faults() == []


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("scripts, locale", [(True, "tlh"), (False, "en")])
def test_the_root_offers_every_language(site, readers, request, place, scripts, locale):
    base = request.getfixturevalue(place)
    reader = readers(scripts=scripts, locale=locale)
    for language in site.languages:
        page = reader.open(base + "index.html")
        assert reader.path(base) == "index.html"
        page.locator(f'main a[hreflang="{language}"]').click()
        assert reader.path(base) == f"{language}/index.html"
    assert reader.take_faults() == []


def test_old_addresses_lead_to_the_page(site, readers, below_docs):
    reader = readers(scripts=False)
    for page in site.pages.values():
        if not page.is_redirect:
            continue
        target = next(site.locate(page, link.value) for link in page.links if link.attribute == "content")
        reader.open(below_docs + page.path).wait_for_url(f"{below_docs}{target[0]}*")
    assert reader.take_faults() == []


@pytest.mark.parametrize("missing", ["none", "a/b/c/none", "a/b/c/none/", "a/b/none.html?query=1"])
def test_a_page_that_is_missing_is_answered_in_every_language(site, readers, at_base, missing, language):
    reader = readers(scripts=False)
    page = reader.page
    assert page.goto(at_base + missing).status == 404
    assert page.locator(f'main [lang="{language}"]').count() > 0
    sheets = page.evaluate("[...document.styleSheets].map(sheet => sheet.cssRules.length)")
    assert sheets and min(sheets) > 10, "the page is not styled"
    # The page itself is the only thing that is missing.
    assert [fault for fault in reader.take_faults() if missing not in fault] == []
    page.locator(f'main [lang="{language}"] a').first.click()
    assert reader.path(at_base) == f"{language}/index.html"
    assert reader.take_faults() == []


# By the address if it names a language, or else by the browser's settings.
@pytest.mark.parametrize("by_address", [True, False])
def test_b56_a_page_that_is_missing_is_answered_in_a_fitting_language(site, readers, at_base, by_address, language):
    reader = readers(locale="tlh" if by_address else language)
    page = reader.page
    page.goto(at_base + (f"{language}/a/none.html" if by_address else "a/none.html"))
    assert page.evaluate("document.documentElement.lang") == language
    assert page.locator("section").count() == 1
    links = page.locator(f'section[lang="{language}"] a').evaluate_all("links => links.map(link => link.href)")
    assert links == [f"{at_base}{language}/index.html", f"{at_base}{language}/pages.html"]
    for other in site.languages:
        if other != language:
            assert page.locator(f'.others a[hreflang="{other}"], .others a[lang="{other}"]').get_attribute("href").endswith(f"/{other}/index.html")
    page.locator("section a").first.click()
    assert reader.path(at_base) == f"{language}/index.html"
    reader.take_faults()


def test_b56_a_reader_of_another_language_sees_all_of_them(site, readers, at_base):
    reader = readers(locale="tlh")
    reader.page.goto(at_base + "a/none.html")
    assert reader.page.locator("section").count() == len(site.languages)
    assert [fault for fault in reader.take_faults() if "none" not in fault] == []


def test_the_way_to_a_page_begins_at_home(site, readers, on_disk, language):
    reader = readers(scripts=False)
    for page in site.of(language):
        if 'class="breadcrumbs"' not in page.html:
            continue
        reader.open(on_disk + page.path).locator(".breadcrumbs a").first.click()
        assert reader.path(on_disk) == f"{language}/index.html"


@pytest.mark.parametrize("place", PLACES)
def test_a_tag_leads_to_the_pages_that_have_it(site, readers, request, place, language):
    base = request.getfixturevalue(place)
    reader = readers(scripts=False)
    followed = 0
    for page in site.of(language):
        tags = page.html.count('rel="tag"')
        for index in range(tags):
            shown = reader.open(base + page.path)
            link = shown.locator('a[rel="tag"]').nth(index)
            name = link.inner_text()
            link.click()
            assert reader.path(base) == f"{language}/tags.html"
            assert shown.locator(":target").inner_text().startswith(name), f"{page.path}: {name}"
            followed += 1
    assert followed > 0 or f"{language}/tags.html" not in site.pages
    assert reader.take_faults() == []
