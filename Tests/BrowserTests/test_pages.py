"""The pages that the site makes by itself, and what it says to programs."""

from xml.etree import ElementTree
import json
import re

import pytest

from reader import DESKTOP, PHONE

ATOM = "{http://www.w3.org/2005/Atom}"


def path_of(site, language, name):
    """The path of a generated page; `None` where the language has none, and then nothing leads there."""
    path = f"{language}/{name}.html"
    if path in site.pages:
        return path
    leading = [page.path for page in site.of(language) if f'{name}.html"' in page.html]
    assert leading == [], f"there is no {path}"
    return None


def sorted_titles(page):
    return page.locator(".traits th a").all_inner_texts()


def shown_sides(page):
    return [side.locator("h3 a").inner_text() for side in page.locator(".side").all() if side.is_visible()]


# The comparison; what many patterns are chosen from has tests of its own, in test_comparison.py


def open_sides(reader, address):
    """Opens the comparison with two patterns side by side, as it is or as a reader chooses them."""
    page = reader.open(address)
    for place, choice in enumerate(page.locator(".choice select").all()[:2]):
        choice.select_option(index=place + 1)
        page.locator(".side").nth(place).wait_for()
    return page


@pytest.mark.parametrize("scripts", [True, False])
def test_a_reader_chooses_what_stands_side_by_side(site, readers, on_disk, scripts, language):
    path = path_of(site, language, "compare")
    if path is None:
        return
    reader = readers(scripts=scripts)
    page = reader.open(on_disk + path)
    boxes = page.locator(".choice input")
    if not boxes.count():
        assert shown_sides(open_sides(reader, on_disk + path) if scripts else page) == sorted_titles(page)[:2 * scripts]
        return
    names = [label.inner_text().strip() for label in page.locator(".choice label").all()]
    assert shown_sides(page) == names[:2]
    for index in range(boxes.count()):
        # By mouse and by keyboard.
        boxes.nth(index).uncheck()
    assert shown_sides(page) == []
    last = boxes.nth(boxes.count() - 1)
    last.focus()
    page.keyboard.press("Space")
    boxes.first.check()
    assert shown_sides(page) == [names[0], names[-1]]
    assert reader.take_faults() == []


def test_equal_parts_stand_beside_each_other(site, readers, at_root, language):
    path = path_of(site, language, "compare")
    if path is None:
        return
    page = open_sides(readers(width=DESKTOP), at_root + path)
    tops = page.evaluate(
        """() => [...document.querySelectorAll(".side")].filter(side => side.checkVisibility()).map(side =>
            [...side.children].map(part => part.childElementCount ? Math.round(part.getBoundingClientRect().top) : null))""")
    assert len(tops) == 2
    assert all(len(parts) == len(tops[0]) for parts in tops)
    assert [pair for pair in zip(*tops) if None not in pair and pair[0] != pair[1]] == []
    page.set_viewport_size({"width": PHONE, "height": 900})
    lefts = page.evaluate(
        """() => [...document.querySelectorAll(".side")].filter(side => side.checkVisibility())
            .map(side => side.getBoundingClientRect().left)""")
    assert len(set(lefts)) == 1


def test_each_cell_of_the_comparison_has_its_headings(site, readers, at_root, language):
    path = path_of(site, language, "compare")
    if path is None:
        return
    table = readers().open(at_root + path).locator(".traits table")
    assert table.locator("caption").inner_text().strip()
    assert table.locator("tbody tr > th[scope=row]").count() == table.locator("tbody tr").count()
    columns = table.locator("thead th[scope=col]").count()
    assert columns > 2
    for row in table.locator("tbody tr").all():
        assert row.locator("td").count() == columns - 1


def test_pictures_of_the_comparison_lead_to_their_lists(site, readers, at_root, language):
    path = path_of(site, language, "compare")
    if path is None:
        return
    page = open_sides(readers(), at_root + path)
    targets = page.locator(".side .diagram svg > a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert targets
    assert [target for target in targets if not re.fullmatch(r"[^#]+\.html#pilaster:step-\d+", target)] == []
    # Ids would stand on the page once a picture.
    assert "pilaster:message-" not in page.content()


def test_paper_shows_the_chosen_patterns(site, readers, at_root, language):
    path = path_of(site, language, "compare")
    if path is None:
        return
    page = open_sides(readers(width=794), at_root + path)
    page.emulate_media(media="print")
    try:
        assert not page.locator(".choice").is_visible()
        assert len(shown_sides(page)) == 2
        assert page.evaluate("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")
        # Chromium lays out rows that grids share before it divides them into pages: what is longer then covers what follows.
        assert "subgrid" not in page.locator(".side").first.evaluate("side => getComputedStyle(side).gridTemplateRows")
    finally:
        page.emulate_media(media="screen")


# The interview questions


@pytest.mark.parametrize("scripts", [True, False])
def test_answers_unfold(site, readers, on_disk, scripts, language):
    path = path_of(site, language, "interview")
    if path is None:
        return
    page = readers(scripts=scripts, width=PHONE).open(on_disk + path)
    questions = page.locator(".question")
    assert questions.count() > 0
    for question in questions.all():
        more = question.locator(".more a")
        assert question.locator("summary h3").inner_text().strip()
        assert not more.is_visible()
        question.locator("summary").focus()
        page.keyboard.press("Enter")
        assert more.is_visible()
        target, _ = site.locate(site.pages[path], more.get_attribute("href"))
        assert target in site.pages


def test_paper_shows_all_answers(site, readers, at_root, language):
    path = path_of(site, language, "interview")
    if path is None:
        return
    page = readers().open(at_root + path)
    page.emulate_media(media="print")
    try:
        folded = [more.inner_text() for more in page.locator(".question .more").all() if not more.is_visible()]
        assert folded == []
        heights = page.locator(".question .more").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert heights and min(heights) > 0
    finally:
        page.emulate_media(media="screen")


def test_every_question_is_asked(site, language):
    path = path_of(site, language, "interview")
    if path is None:
        return
    # Questions stand in the facts of their pages, behind a word that differs from language to language.
    asked = site.pages[path].html.count('<details class="question">')
    shown = re.findall(r'<p class="more">[^<]*<a href="([^"]+)"', site.pages[path].html)
    assert asked == len(shown) == len(set(shown)) > 0


# Programs


def twins(site):
    return {page.path: twin.group(1) for page in site.pages.values()
            if (twin := re.search(r'<link rel="alternate" type="text/markdown" href="([^"]+)"', page.html))}


def test_every_text_of_its_own_has_a_twin(site):
    found = twins(site)
    expected = {page.path for page in site.pages.values()
                if page.body_class in ("article-page", "home-page") and not page.is_hidden}
    assert found.keys() == expected
    for path, address in found.items():
        twin, _ = site.locate(site.pages[path], address)
        assert twin == path.removesuffix(".html") + ".md"
        assert (site.root / twin).read_text(encoding="utf-8").startswith("# ")


def test_every_link_of_a_twin_leads_somewhere(site):
    faults = []
    for path, address in twins(site).items():
        twin, _ = site.locate(site.pages[path], address)
        text = (site.root / twin).read_text(encoding="utf-8")
        prose = re.sub(r"(?ms)^ *(`{3,}).*?^ *\1$|`[^`\n]+`", "", text)
        for target in re.findall(r"(?<!\\)\]\(<?([^)>\s]+)>?\)", prose):
            try:
                found = site.locate(site.pages[path], target)
            except LookupError as error:
                faults.append(f"{twin}: {target} {error}")
                continue
            if found and found[1] and found[0].endswith(".md"):
                other = (site.root / found[0]).read_text(encoding="utf-8")
                if f"{{#{found[1]}}}" not in other:
                    faults.append(f"{twin}: {target} leads to no heading")
    assert faults == []


def test_llms_txt_lists_every_twin(site):
    text = (site.root / "llms.txt").read_text(encoding="utf-8")
    assert text.startswith("# ")
    listed = {site.locate(site.pages["index.html"], address)[0] for address in re.findall(r"^- \[.*?\]\((\S+?)\)", text, re.M)}
    assert listed == {path.removesuffix(".html") + ".md" for path in twins(site)}


def test_patterns_name_pages_that_exist(site):
    data = json.loads((site.root / "patterns.json").read_text(encoding="utf-8"))
    assert data["format"] == "pilaster-patterns-1"
    assert data["patterns"]
    for pattern in data["patterns"]:
        assert sum(version["state"] == "origin" for version in pattern["versions"]) == 1
        for version in pattern["versions"]:
            assert version["page"] in site.pages
            assert (site.root / version["twin"]).is_file()
            names = set(version["components"]) | {name for actor in pattern["actors"] for name in actor["names"].values()}
            ends = {end for arrow in version["interaction"] if arrow for end in (arrow["from"], arrow["to"])}
            assert ends <= names, f"{version['page']}: {ends - names}"


def test_feeds_are_complete_and_found(site):
    """Only a site that was built with SOURCE_DATE_EPOCH has feeds; then every language has one."""
    feeds = sorted(site.root.glob("*/feed.xml"))
    linked = [page.path for page in site.pages.values() if "application/atom+xml" in page.html]
    if not feeds:
        assert linked == []
        return
    assert [feed.parent.name for feed in feeds] == site.languages
    for feed in feeds:
        root = ElementTree.parse(feed).getroot()
        ids = [entry.findtext(f"{ATOM}id") for entry in root.iter(f"{ATOM}entry")]
        own = {page.canonical for page in site.of(feed.parent.name) if page.body_class == "article-page" and not page.is_hidden}
        assert len(ids) == len(set(ids)) and set(ids) == own
        assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", date.text) for date in root.iter(f"{ATOM}updated"))
    assert set(linked) == {page.path for language in site.languages for page in site.of(language)}
