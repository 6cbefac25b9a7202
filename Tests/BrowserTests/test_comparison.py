"""More patterns than one page can hold side by side: each is loaded when a reader chooses it, from a server and from a disk."""

import gzip
import random

import pytest

import catalogue_site
from reader import DESKTOP, PHONE
from search_site import build_project
from test_accessibility import violations
from test_pages import shown_sides
from web_server import serve

LANGUAGES = ["hu", "ar", "hi"]


def title(name, language):
    return catalogue_site.TEXTS[language]["patterns"].split("|")[catalogue_site.IDS.index(name)]


@pytest.fixture(scope="session")
def catalogue(tmp_path_factory):
    return catalogue_site.build(tmp_path_factory.mktemp("catalogue"))


@pytest.fixture(scope="session")
def catalogue_at_root(catalogue):
    with serve(catalogue) as address:
        yield address


@pytest.fixture(scope="session")
def catalogue_on_disk(catalogue):
    return catalogue.as_uri() + "/"


def choose(page, place, name):
    page.locator(".choice select").nth(place).select_option(name)
    if name:
        page.locator(f'.side h3 a[href="{name}.html"]').wait_for()


def compare(reader, address, *names):
    page = reader.open(address)
    for place, name in enumerate(names):
        choose(page, place, name)
    return page


@pytest.mark.parametrize("place", ["catalogue_at_root", "catalogue_on_disk"])
@pytest.mark.parametrize("reading", LANGUAGES)
def test_a_reader_chooses_two_or_three_of_many(request, readers, place, reading):
    reader = readers()
    page = reader.open(f"{request.getfixturevalue(place)}{reading}/compare.html")
    assert page.locator(".choice select").count() == 3
    assert page.locator(".choice select option").count() == 3 * (len(catalogue_site.IDS) + 1)
    assert shown_sides(page) == []
    for number, name in enumerate(["observer", "chain-of-responsibility", "visitor"]):
        choose(page, number, name)
    assert shown_sides(page) == [title(name, reading) for name in ["observer", "chain-of-responsibility", "visitor"]]
    choose(page, 1, "")
    page.wait_for_function("document.querySelectorAll('.side').length === 2")
    # Who chooses a pattern twice sees it once.
    choose(page, 0, "visitor")
    page.wait_for_function("document.querySelectorAll('.side').length === 1")
    assert shown_sides(page) == [title("visitor", reading)]
    assert reader.take_faults() == []


def test_the_keyboard_is_enough_to_choose(readers, catalogue_on_disk):
    reader = readers()
    page = reader.open(catalogue_on_disk + "hu/compare.html")
    page.locator(".choice select").first.focus()
    page.keyboard.type(title("observer", "hu")[:4])
    page.keyboard.press("Enter")
    page.locator(".side").wait_for()
    assert shown_sides(page) == [title("observer", "hu")]
    assert reader.take_faults() == []


@pytest.mark.parametrize("reading", LANGUAGES)
def test_without_scripts_there_is_the_table(readers, catalogue, catalogue_on_disk, reading):
    page = readers(scripts=False).open(f"{catalogue_on_disk}{reading}/compare.html")
    assert not page.locator(".comparison").is_visible()
    links = page.locator(".traits tbody th a")
    assert links.count() == len(catalogue_site.IDS)
    assert all((catalogue / reading / link.get_attribute("href")).is_file() for link in links.all())


@pytest.mark.parametrize("place", ["catalogue_at_root", "catalogue_on_disk"])
def test_a_choice_can_be_handed_on_and_is_kept_in_another_language(request, readers, place):
    reader = readers()
    page = compare(reader, f"{request.getfixturevalue(place)}hu/compare.html", "state", "strategy")
    page.reload()
    page.locator(".side").nth(1).wait_for()
    assert shown_sides(page) == [title("state", "hu"), title("strategy", "hu")]
    page.locator('.languages a[hreflang="ar"]').evaluate("link => link.click()")
    page.wait_for_url("**/ar/compare.html#*")
    page.locator(".side").nth(1).wait_for()
    assert shown_sides(page) == [title("state", "ar"), title("strategy", "ar")]
    # What leads to the text is no choice, and what names no pattern is none.
    page.evaluate("location.hash = '#pilaster:content'")
    assert len(shown_sides(page)) == 2
    page = reader.open(f"{request.getfixturevalue(place)}hu/compare.html#side=nowhere&side=%E0%A4%A&side=<b>")
    assert shown_sides(page) == []
    assert reader.take_faults() == []


def test_only_what_is_chosen_is_loaded_and_the_page_is_light(readers, catalogue, catalogue_at_root):
    page = compare(readers(), catalogue_at_root + "hu/compare.html", "proxy", "bridge")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => one.name).filter(name => /compare\\//.test(name))")
    assert loaded == [f"{catalogue_at_root}hu/compare/{name}.js" for name in ["proxy", "bridge"]]
    for path in ["hu/compare.html", "ar/compare.html"]:
        assert packed(catalogue / path) < 6_000, path


def packed(file):
    return len(gzip.compress(file.read_bytes(), 6))


@pytest.mark.parametrize("patterns, words, holds_all", [(2, 300, True), (3, 150, True), (3, 1500, False), (4, 50, True), (12, 0, False), (12, 400, False)])
def test_the_page_is_light_with_any_number_of_patterns(readers, tmp_path, patterns, words, holds_all):
    site = catalogue_site.build(tmp_path, LANGUAGES, patterns=patterns, words=words)
    for reading in LANGUAGES:
        path = site / reading / "compare.html"
        assert packed(path) < 15_000, reading
        # Who has no script finds all of them there, or the way to them.
        page = readers(scripts=False).open(path.as_uri())
        names = [title(name, "hu" if name == catalogue_site.IDS[4] else reading) for name in catalogue_site.IDS[:patterns]]
        assert page.locator(".traits th a").all_inner_texts() == names
        assert page.locator(".side").count() == patterns * holds_all
        assert shown_sides(page) == names[:2] * holds_all
        reader = readers()
        page = reader.open(path.as_uri())
        if not holds_all:
            choose(page, 0, catalogue_site.IDS[0])
            choose(page, 1, catalogue_site.IDS[1])
        assert shown_sides(page) == names[:2]
        assert reader.take_faults() == []


def test_the_table_alone_is_light_with_sixty_patterns(tmp_path):
    traits = {f"trait{number}": [f"a value of trait {number} that says {word}" for word in ["little", "more", "much", "all of it"]]
              for number in range(10)}
    generator = random.Random(1)
    files = {"Content/site.yml": "title: Sixty\nbase-url: https://sixty.example/\n",
             "Content/index.hu.md": "---\nname: magyar\ntitle: Hatvan\ntraits: {" + ", ".join(
                 f"{trait}.name: Szempont {number}" for number, trait in enumerate(traits)) + "}\n---\n"}
    for number in range(60):
        chosen = ", ".join(f"{trait}: {generator.choice(values)}" for trait, values in traits.items())
        files[f"Content/a-pattern-of-number-{number}/pattern.yml"] = f"order: {number}\ntraits: {{{chosen}}}\n"
        files[f"Content/a-pattern-of-number-{number}/index.hu.md"] = f"---\ntitle: Minta, a {number}. szám\n---\n\nSzöveg.\n"
    site = build_project(tmp_path, files)
    assert packed(site / "hu/compare.html") < 15_000


def test_what_cannot_be_loaded_can_be_read_on_its_page(readers, catalogue_at_root):
    reader = readers(locale="tlh")
    page = reader.page
    page.route("**/compare/state.js", lambda route: route.abort())
    try:
        compare(reader, catalogue_at_root + "hu/compare.html", "state", "proxy")
        assert shown_sides(page) == [title("state", "hu"), title("proxy", "hu")]
        page.locator(".side h3 a").first.click()
        page.wait_for_url("**/hu/state.html")
    finally:
        page.unroute("**/compare/state.js")
        reader.take_faults()


def test_code_of_one_feature_stands_in_one_row_if_several_have_it(readers, catalogue_at_root):
    # Abstract factory and chain of responsibility show `create` and `use0`; builder shows `use1`, and `create` as a difference.
    page = compare(readers(), catalogue_at_root + "hu/compare.html", "abstract-factory", "chain-of-responsibility", "builder")
    parts = page.locator(".side").evaluate_all(
        "sides => sides.map(side => [...side.children].slice(5).map(part => part.dataset.feature ?? null))")
    assert parts == [["create", "use0"], ["create", "use0"], [None, None]]
    choose(page, 1, "")
    page.wait_for_function("document.querySelectorAll('.side').length === 2")
    assert page.locator("[data-feature]").count() == 0


def test_loaded_code_can_be_copied(browser, catalogue_at_root):
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    try:
        page.goto(f"{catalogue_at_root}hu/compare.html#side=abstract-factory&side=chain-of-responsibility")
        page.locator(".side .copy").first.click()
        page.wait_for_function("document.querySelector('.side .copy').textContent !== document.querySelectorAll('.side .copy')[1].textContent")
        assert page.evaluate("navigator.clipboard.readText()") == '/// Makes a part.\nstruct AbstractFactory { let name = "part" }\n'
    finally:
        context.close()


@pytest.mark.parametrize("reading", LANGUAGES)
@pytest.mark.parametrize("scheme, width", [("light", DESKTOP), ("dark", PHONE), ("light", 320)])
def test_the_chosen_patterns_are_for_everybody(readers, catalogue_at_root, reading, scheme, width):
    reader = readers(scheme=scheme, width=width)
    page = compare(reader, f"{catalogue_at_root}{reading}/compare.html", "mediator", "singleton", "visitor")
    page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
    assert violations(page) == []
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(ids) == len(set(ids))
    assert page.evaluate("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")
    assert reader.take_faults() == []


@pytest.mark.parametrize("width, columns", [(320, 1), (PHONE, 1), (768, 2), (DESKTOP, 3)])
def test_as_many_stand_side_by_side_as_there_is_room_for(readers, catalogue_at_root, width, columns):
    page = compare(readers(width=width), catalogue_at_root + "ar/compare.html", "mediator", "memento", "visitor")
    lefts = page.locator(".side").evaluate_all("sides => sides.map(side => Math.round(side.getBoundingClientRect().left))")
    assert len(set(lefts)) == columns
    # The first is where the language begins to read.
    assert lefts[0] == max(lefts)


def test_paper_holds_what_was_chosen(readers, catalogue_at_root):
    page = compare(readers(width=794), catalogue_at_root + "hu/compare.html", "mediator", "memento")
    page.emulate_media(media="print")
    try:
        assert not page.locator(".choice").is_visible()
        assert len(shown_sides(page)) == 2
    finally:
        page.emulate_media(media="screen")
