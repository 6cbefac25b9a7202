"""The theme: the system's, light or dark; chosen once, there before the first paint, and never a reason to break."""

import pytest

from reader import PHONE

KEY = "pilaster-theme"
PLACES = ["at_root", "on_disk"]
# The colour scheme that the page is drawn in: a colour that follows it, told apart by a canvas.
SCHEME = """() => {
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0] > 128 ? "light" : "dark";
}"""


@pytest.fixture
def fresh(browser):
    """A reader who has chosen nothing; the second one of a test finds what the first has stored."""
    contexts = []

    def open_page(address, scheme="light", before="", context=None, scripts=True):
        if context is None:
            context = browser.new_context(color_scheme=scheme, java_script_enabled=scripts, locale="tlh")
            contexts.append(context)
        page = context.new_page()
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        if before:
            page.add_init_script(before)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()


def settled_theme(page, choice):
    """The theme of a page, once the browser has handed what is stored from the last page's process to this one's."""
    for _ in range(200):
        theme = page.evaluate("document.documentElement.dataset.theme")
        if theme == choice:
            break
        page.wait_for_timeout(50)
        page.reload()
    return theme


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("system", ["light", "dark"])
def test_a_choice_holds_on_every_page_and_the_system_can_have_its_way_again(site, fresh, request, place, system, language):
    base = request.getfixturevalue(place)
    page = fresh(f"{base}{language}/index.html", scheme=system)
    assert page.evaluate(SCHEME) == system
    assert page.locator(".theme").input_value() == "auto"
    # 404.html knows its style sheet by the server's paths only.
    paths = ["404.html", f"{language}/pages.html"] if place == "at_root" else [f"{language}/pages.html"]
    for choice in ["dark", "light", "auto"]:
        page.locator(".theme").select_option(choice)
        expected = system if choice == "auto" else choice
        assert page.evaluate(SCHEME) == expected, choice
        for path in paths:
            page.goto(base + path)
            assert settled_theme(page, choice) == choice, path
        assert page.locator(".theme").input_value() == choice
        assert page.evaluate(SCHEME) == expected
    assert page.faults == []


def test_a_choice_reaches_pages_that_are_open_already(site, fresh, at_root):
    first = fresh(f"{at_root}{site.languages[0]}/index.html")
    second = fresh(f"{at_root}{site.languages[0]}/pages.html", context=first.context)
    first.locator(".theme").select_option("dark")
    second.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    assert second.locator(".theme").input_value() == "dark"


@pytest.mark.parametrize("stored", ["", "blue", "DARK", "null", "<img src=x onerror=alert(1)>", "dark\\u0000"])
def test_a2_a_stored_value_that_is_unknown_means_the_system(site, fresh, at_root, stored):
    page = fresh(f"{at_root}{site.languages[0]}/index.html", scheme="dark", before=f'localStorage.setItem("{KEY}", "{stored}")')
    assert page.evaluate(SCHEME) == "dark"
    assert page.locator(".theme").input_value() == "auto"
    assert page.faults == []


@pytest.mark.parametrize("kind", ["home", "article"])
def test_a2_storage_that_throws_breaks_nothing(site, fresh, at_root, kind):
    before = 'Object.defineProperty(window, "localStorage", {get() { throw new DOMException("denied", "SecurityError"); }})'
    path = next(page.path for page in site.pages.values() if kind in page.body_class and 'class="listing' in page.html or kind == "home" and page.identity == "index.html")
    page = fresh(at_root + path, scheme="dark", before=before)
    assert page.evaluate(SCHEME) == "dark"
    page.locator(".theme").select_option("light")
    assert page.evaluate(SCHEME) == "light"
    # What comes after the theme in the script works, too.
    assert kind == "home" or page.locator(".copy").count() > 0
    assert page.faults == []


@pytest.mark.parametrize("system, stored", [("light", "dark"), ("dark", "light"), ("dark", None)])
def test_a2_nothing_is_ever_painted_in_the_other_theme(site, fresh, at_root, system, stored):
    # As soon as there is a body, long before the deferred script, and at the first frame, the theme is there.
    watch = f"""
        {f'localStorage.setItem("{KEY}", "{stored}");' if stored else ""}
        window.seen = [];
        new MutationObserver((changes, observer) => {{
            if (!document.body) return;
            seen.push(document.documentElement.dataset.theme);
            observer.disconnect();
        }}).observe(document, {{childList: true, subtree: true}});
        requestAnimationFrame(() => seen.push(document.documentElement.dataset.theme));
    """
    page = fresh(f"{at_root}{site.languages[0]}/index.html", scheme=system, before=watch)
    page.wait_for_function("seen.length === 2")
    assert page.evaluate("seen") == [stored or "auto"] * 2
    assert page.evaluate(SCHEME) == (stored or system)


def test_without_scripts_the_system_decides_and_no_switch_is_shown(site, fresh, at_root, language):
    page = fresh(f"{at_root}{language}/index.html", scheme="dark", scripts=False)
    assert not page.locator(".theme").is_visible()
    assert page.locator(".copy").count() == 0


def test_the_switch_works_by_keyboard(site, readers, at_root, language):
    page = readers(width=PHONE).open(f"{at_root}{language}/index.html")
    page.locator(".theme").focus()
    page.keyboard.press("End")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.keyboard.press("Home")
    assert page.evaluate("document.documentElement.dataset.theme") == "auto"


def test_paper_is_white_whatever_was_chosen(site, fresh, at_root):
    page = fresh(f"{at_root}{site.languages[0]}/index.html", scheme="dark")
    page.locator(".theme").select_option("dark")
    page.emulate_media(media="print")
    assert page.evaluate(SCHEME) == "light"
