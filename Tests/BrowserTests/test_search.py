"""A reader finds pages: half-typed, inflected, without accents, by names of code; by keyboard, from a server and from a disk."""

import pytest

import search_site
from reader import DESKTOP, PHONE
from test_accessibility import violations
from web_server import serve


class Finder:
    """The search of a page, as a reader uses it."""

    def __init__(self, reader, address):
        self.reader = reader
        self.page = reader.open(address)

    @property
    def field(self):
        return self.page.locator("dialog.search input")

    def ask(self, question):
        if not self.page.locator("dialog.search[open]").count():
            self.page.locator("button.find").click()
            self.page.locator("dialog.search[open]").wait_for()
        field = self.field
        # The answer to another question must not be taken for this one's.
        self.page.evaluate("document.querySelector('.search [role=status]').textContent = ''")
        field.fill("")
        field.fill(question)
        self.page.wait_for_function("document.querySelector('.search [role=status]').textContent")
        return self

    @property
    def titles(self):
        return self.page.locator(".search [role=option] strong").all_inner_texts()

    @property
    def marks(self):
        return self.page.locator(".search mark").all_inner_texts()

    @property
    def addresses(self):
        return self.page.locator(".search [role=option]").evaluate_all("all => all.map(option => option.href)")


@pytest.fixture(scope="session")
def small_site(tmp_path_factory):
    return search_site.build(tmp_path_factory.mktemp("search"))


@pytest.fixture(scope="session")
def small_at_root(small_site):
    with serve(small_site) as address:
        yield address


@pytest.fixture(scope="session")
def small_on_disk(small_site):
    return small_site.as_uri() + "/"


@pytest.fixture
def finder(readers):
    reader = readers()
    yield lambda address: Finder(reader, address)
    assert reader.take_faults() == []


FOUND = [
    # B59: accents, inflected forms, forms that stand nowhere, half-typed ones.
    *[("ru", question, "Слова", mark) for question, mark in [
        ("учет", "Учёт"), ("УЧЁТ", "Учёт"), ("отчёта", "отчёт"), ("еще", "Ещё"), ("модуль", "Модули"), ("модулем", "Модули"),
        ("моду", "Модули"), ("подъем", "подъём"), ("подъёма", "подъём"), ("чайка", "Чайка"), ("чаик", "чаик")]],
    *[("it", question, "Parole", mark) for question, mark in [
        ("architettura", "architettura"), ("l'architettura", "architettura"), ("L’ARCHITETTURA", "architettura"),
        ("architetture", "architettura"), ("applicazioni", "applicazione"), ("piu", "più"), ("modularita", "modularità"),
        ("compon", "componenti"), ("componente", "componenti")]],
    *[("hu", question, "Szavak", mark) for question, mark in [
        ("alkalmazás", "alkalmazások"), ("alkalmazas", "alkalmazások"), ("alkalmazásokban", "alkalmazások"),
        ("felhasználó", "felhasználók"), ("felhasznalo", "felhasználók"), ("felhasználóknak", "felhasználók"),
        ("arvizturo", "árvíztűrő"), ("TÜKÖRFÚRÓGÉP", "tükörfúrógép"), ("tükörf", "tükörfúrógép")]],
    # B62: languages without a stemmer, scripts without blanks.
    ("ru", "привет", "Приветствие", "Привет"), ("ru", "ПРИВЕТ", "Приветствие", "Привет"), ("ru", "прив", "Приветствие", "Привет"),
    ("ja", "観察者", "言葉", "観"), ("ja", "観察", "言葉", "観"), ("ja", "者", "言葉", "者"), ("ja", "サーバー", "言葉", "サ"),
    ("ar", "مرحبا", "كلمات", "مَرحبًا"), ("ar", "المراقب", "كلمات", "المراقب"),
    ("ar", "مراقب", "كلمات", "المراقب"), ("ar", "عالم", "كلمات", "بالعالم"),
    # B63: names of code.
    *[("hu", question, "Nevek", mark) for question, mark in [
        ("mutableproperty", "MutableProperty"), ("MutableProperty", "MutableProperty"), ("property", "MutableProperty"),
        ("controller", "UIViewController"), ("uiviewcontroller", "UIViewController"), ("viewcontroller", "UIViewController"),
        ("view model", "view-model"), ("viewmodel", "view-model"), ("view-model", "view-model"), ("viewmod", "view-model"),
        ("init", "init"), ("init(_:)", "init"), ("c++", "C++"), ("mvvm", "MVVM-C"), ("mvvm-c", "MVVM-C"), ("ios 17", "iOS"),
        ("17", "17"), ("x", "X"), ("ReactiveSwift.MutableProperty", "ReactiveSwift")]],
]


@pytest.mark.parametrize("place", ["small_at_root", "small_on_disk"])
def test_b59_b62_b63_words_lead_to_their_page(request, finder, place):
    faults = []
    search, shown = None, None
    for language, question, title, mark in FOUND:
        if language != shown:
            search, shown = finder(f"{request.getfixturevalue(place)}{language}/index.html"), language
        search.ask(question)
        if title not in search.titles:
            faults.append(f"{language}: {question} finds {search.titles}, not {title}")
        elif mark not in search.marks:
            faults.append(f"{language}: {question} marks {search.marks}, not {mark}")
    assert faults == []


@pytest.mark.parametrize("words", ["учёт", "отчёта", "модулями", "модулем", "подъёма"])
def test_b59_half_typed_words_find_what_the_whole_word_finds(finder, small_on_disk, words):
    search = finder(small_on_disk + "ru/index.html")
    for length in range(2, len(words) + 1):
        assert "Слова" in search.ask(words[:length]).titles, words[:length]


@pytest.mark.parametrize("reading, title", [("hu", "Megfigyelő"), ("it", "Osservatore"), ("ru", "Наблюдатель")])
def test_the_words_of_all_languages_lead_to_the_page_in_the_readers_own(finder, small_on_disk, reading, title):
    search = finder(f"{small_on_disk}{reading}/index.html")
    for question in ["megfigyelő", "osservatore", "osservatori", "наблюдатель", "наблюдателя", "comportamento"]:
        assert search.ask(question).titles == [title], question


def test_b64_a_page_in_another_language_is_not_found(finder, small_on_disk):
    # A page that stands in for another language's is outside of that language's search.
    assert finder(small_on_disk + "ru/index.html").ask("üvegkulcs").titles == []
    search = finder(small_on_disk + "hu/index.html")
    assert search.ask("üvegkulcs").titles == ["Csak itt"]
    assert search.ask("404").titles == []


def test_b41_code_in_a_question_or_on_a_page_is_text(finder, small_on_disk):
    search = finder(small_on_disk + "hu/index.html")
    for question in ["onerror", "<img src=x onerror=alert(1)>", "<script>alert(1)</script>"]:
        assert search.ask(question).titles == ['A < B & "C" <script>alert(1)</script>'], question
        assert search.page.locator(".search img, .search script").count() == 0
    search.ask("</script><img src=x onerror=alert(9)>zzz qqq")
    search.ask("<b>nosuch</b>qqzz")
    assert search.page.locator(".search b").count() == 0


def test_b07_headings_may_be_called_what_the_chrome_is_called(readers, small_at_root):
    reader = readers(width=PHONE)
    page = reader.open(small_at_root + "hu/chrome.html")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(ids) == len(set(ids)) and {"search", "main", "menu", "toc", "results"} <= set(ids)
    page.locator(".menu summary").click()
    assert page.locator(".menu a").first.is_visible()
    page.locator(".menu summary").click()
    page.locator(".theme").select_option("dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.locator(".theme").select_option("auto")
    page.locator(".contents summary").click()
    page.locator(".contents a", has_text="Results").click()
    assert page.evaluate("location.hash") == "#results"
    page.locator("button.find").click()
    page.locator("dialog.search input").fill("üvegkulcs")
    page.locator(".search [role=option]").wait_for()
    assert reader.take_faults() == []


@pytest.mark.parametrize("title", ["007", "1e3", "true"])
def test_b15_titles_that_look_like_something_else_are_found(finder, small_on_disk, title):
    assert finder(small_on_disk + "hu/index.html").ask(title).titles[0] == title


def test_fields_and_exactness_rank(finder, small_on_disk):
    search = finder(small_on_disk + "hu/index.html")
    assert search.ask("rangsor").titles == ["Rangsor", "Rangsorok", "Második", "Első"]
    assert search.ask("rangsorok").titles[0] == "Rangsorok"


def test_results_lead_to_sections(finder, small_at_root):
    search = finder(small_at_root + "it/index.html").ask("accoppiamento")
    assert search.addresses == [small_at_root + "it/observer.html#benefits"]
    assert search.ask("osservatore").addresses == [small_at_root + "it/observer.html"]


def test_b46_names_of_files_are_encoded_once(finder, small_at_root):
    search = finder(small_at_root + "hu/index.html").ask("ritkaság")
    assert search.addresses == [small_at_root + "hu/c%26d%20%231.html"]
    search.page.keyboard.press("Enter")
    search.page.wait_for_url(small_at_root + "hu/c%26d%20%231.html")


@pytest.mark.parametrize("place", ["small_at_root", "small_on_disk"])
def test_the_keyboard_is_enough(request, finder, place):
    base = request.getfixturevalue(place)
    search = finder(base + "hu/observer.html")
    page, keys = search.page, search.page.keyboard
    keys.press("/")
    page.locator("dialog.search[open]").wait_for()
    keys.type("rangsor/")
    assert search.field.input_value() == "rangsor/"
    page.locator(".search [role=option]").nth(3).wait_for()
    selected = page.locator(".search [aria-selected=true] strong")
    keys.press("ArrowDown")
    assert selected.all_inner_texts() == ["Rangsor"]
    keys.press("ArrowDown")
    assert selected.all_inner_texts() == ["Rangsorok"]
    assert search.field.get_attribute("aria-activedescendant") == "pilaster:found-1"
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    assert selected.all_inner_texts() == ["Első"]
    keys.press("Escape")
    assert page.locator("dialog.search[open]").count() == 0
    keys.press("/")
    keys.press("ArrowDown")
    keys.press("Enter")
    page.wait_for_url("**/hu/rank/*.html*")


def test_enter_takes_the_first_result_though_it_is_not_there_yet(finder, small_at_root):
    search = finder(small_at_root + "hu/index.html")
    search.page.locator("button.find").click()
    search.field.fill("üvegkulcs")
    search.page.keyboard.press("Enter")
    search.page.wait_for_url("**/hu/onlyhere.html")


def test_the_search_says_how_many_there_are(finder, small_at_root):
    search = finder(small_at_root + "ru/index.html").ask("qqqq")
    assert "qqqq" in search.page.locator("dialog.search [role=status]").inner_text()
    assert search.field.get_attribute("aria-expanded") == "false"
    search.ask("слова")
    assert search.page.locator("dialog.search [role=status]").inner_text().startswith("1 ")
    assert search.field.get_attribute("aria-expanded") == "true"


# The real site, in all its languages.


@pytest.mark.parametrize("place", ["below_docs", "on_disk"])
def test_every_page_is_found_by_its_title(site, finder, request, place, language):
    base = request.getfixturevalue(place)
    search = finder(f"{base}{language}/index.html")
    for page in site.of(language):
        if 'class="article-page"' not in page.html or page.is_hidden:
            continue
        title = page.title.rpartition(" · ")[0]
        assert title in search.ask(title).titles, page.path


def test_without_scripts_there_is_the_list_of_all_pages(site, readers, on_disk, language):
    page = readers(scripts=False).open(f"{on_disk}{language}/index.html")
    assert page.locator("button.find").count() == 0
    visible = [text for text in page.locator(".find span").all() if text.is_visible()]
    assert len(visible) == 1
    page.locator("a.find").click()
    assert page.url == f"{on_disk}{language}/pages.html"


def test_the_list_of_all_pages_helps_where_the_search_cannot_be_loaded(site, readers, below_docs, language):
    reader = readers(locale="tlh")
    page = reader.page
    page.route("**/search.js", lambda route: route.abort())
    try:
        reader.open(f"{below_docs}{language}/index.html")
        page.locator("button.find").click()
        page.wait_for_url(f"{below_docs}{language}/pages.html")
    finally:
        page.unroute("**/search.js")
        reader.take_faults()


def test_the_dialog_fits_a_phone(site, readers, below_docs, language):
    reader = readers(width=PHONE)
    search = Finder(reader, f"{below_docs}{language}/index.html").ask("swift")
    box = search.page.locator("dialog.search").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE
    assert search.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert reader.take_faults() == []


@pytest.mark.parametrize("scheme, width", [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_in_the_dialog(site, readers, below_docs, scheme, width, language):
    search = Finder(readers(scheme=scheme, width=width), f"{below_docs}{language}/index.html").ask("swift")
    search.page.keyboard.press("ArrowDown")
    assert violations(search.page) == []


def test_a_question_costs_little(site, finder, below_docs, language):
    search = finder(f"{below_docs}{language}/index.html")
    search.ask("swift")
    # The page's own resources are not what the question costs.
    names = search.page.evaluate(
        "performance.getEntriesByType('resource').filter(one => /search/.test(one.name)).map(one => one.decodedBodySize)")
    assert len(names) > 2
    assert sum(names) < 300_000
