"""Readers may have letters twice as large, and words may be as long as they like: the page makes room."""

import json

import pytest

from reader import DESKTOP, PHONE, chromium_path

LARGE = 32
LONG = "Megszentségteleníthetetlenségeskedéseitekért"

# What has to be divided where it is longer than its place.
NAMES = ".menu a, .contents a, .breadcrumbs a, .tags a, .card-title a, .card p, .choice label, .related a, .pager a, .file, .tabs > label, .facts dd, h1, h2, .lead"

# What sticks out of the window, or is cut off at its side.
CUT_OFF = """names => {
    const root = document.scrollingElement, width = root.clientWidth;
    return [...document.querySelectorAll(names)].filter(element => element.checkVisibility()
        && (element.getBoundingClientRect().right > width + 1 || element.getBoundingClientRect().left < -1))
        .map(element => element.textContent.slice(0, 30)).concat(root.scrollWidth > width ? ["the page"] : []);
}"""


@pytest.fixture(scope="module")
def far_sighted(browser, tmp_path_factory):
    """A page of a browser that is set to letters of twice the usual size."""
    folder = tmp_path_factory.mktemp("far-sighted")
    (folder / "Default").mkdir()
    settings = {"webkit": {"webprefs": {"default_font_size": LARGE, "default_fixed_font_size": 26}}}
    (folder / "Default/Preferences").write_text(json.dumps(settings))
    context = browser.browser_type.launch_persistent_context(
        folder, executable_path=chromium_path(), args=["--no-sandbox", "--disable-dev-shm-usage"], locale="tlh")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("width", [320, PHONE, DESKTOP])
def test_letters_of_twice_the_size_fit(site, far_sighted, on_disk, width, language):
    faults = []
    far_sighted.set_viewport_size({"width": width, "height": 900})
    for page in site.representatives(language):
        far_sighted.goto(on_disk + page.path)
        assert far_sighted.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= LARGE
        faults += [f"{page.path}: {text}" for text in far_sighted.evaluate(CUT_OFF, NAMES)]
        # Nothing stands beside the text, where that would leave it no more than a few words a line.
        words = far_sighted.evaluate("document.querySelector('main').clientWidth / parseFloat(getComputedStyle(document.documentElement).fontSize)")
        if width == DESKTOP and words < 30:
            faults.append(f"{page.path}: a line holds {words:.0f} em")
    assert faults == []


def test_the_skip_link_is_not_seen_before_it_is_wanted(site, far_sighted, on_disk, language):
    far_sighted.set_viewport_size({"width": 320, "height": 900})
    far_sighted.goto(f"{on_disk}{language}/index.html")
    size = "link => { const box = link.getBoundingClientRect(); return Math.min(box.width, box.height); }"
    assert far_sighted.locator(".skip").evaluate(size) <= 1
    far_sighted.keyboard.press("Tab")
    assert far_sighted.locator(".skip").evaluate(size) > 24


@pytest.mark.parametrize("width", [320, PHONE, DESKTOP])
def test_long_words_stay_in_the_window(site, readers, on_disk, width, language):
    reader = readers(width=width)
    faults = []
    for page in site.representatives(language):
        shown = reader.open(on_disk + page.path)
        shown.evaluate(
            """([names, word]) => {
                for (const details of document.querySelectorAll(".menu, main > .contents")) details.open = true;
                for (const element of document.querySelectorAll(names)) if (!element.querySelector(names)) element.append(" " + word);
            }""", [NAMES, LONG])
        faults += [f"{page.path}: {text}" for text in shown.evaluate(CUT_OFF, NAMES)]
    assert faults == []
