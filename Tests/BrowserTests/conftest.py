"""What the tests share. Nothing is ever skipped: a missing site, browser or checker fails them."""

from pathlib import Path
import os

from playwright.sync_api import sync_playwright
import pytest

from built_site import BuiltSite
from reader import Reader, Settings, chromium_path
from web_server import serve

SITE = pytest.StashKey[BuiltSite]()


def pytest_addoption(parser):
    parser.addoption("--site", help="the folder of the built site (default: $PILASTER_SITE)")


def pytest_configure(config):
    folder = config.getoption("--site") or os.environ.get("PILASTER_SITE")
    if not folder:
        raise pytest.UsageError("name the built site: --site=FOLDER or PILASTER_SITE=FOLDER")
    try:
        config.stash[SITE] = BuiltSite(Path(folder))
    except AssertionError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_generate_tests(metafunc):
    site = metafunc.config.stash[SITE]
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", site.languages)


@pytest.fixture(scope="session")
def site(request):
    return request.config.stash[SITE]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Chromium refuses its sandbox to root, and containers are small on /dev/shm.
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def readers(browser):
    """Readers by their settings, made once."""
    made = {}

    def reader(**settings):
        key = Settings(**settings)
        if key not in made:
            made[key] = Reader(browser, key)
        made[key].resize(key.width)
        made[key].take_faults()
        return made[key]

    yield reader
    for reader in made.values():
        reader.context.close()


@pytest.fixture(scope="session")
def at_root(site):
    with serve(site.root) as address:
        yield address


@pytest.fixture(scope="session")
def below_docs(site):
    with serve(site.root, below="/docs/") as address:
        yield address


@pytest.fixture(scope="session")
def at_base(site):
    """Where the site believes it is: only 404.html can tell."""
    with serve(site.root, below=site.base_path) as address:
        yield address


@pytest.fixture(scope="session")
def on_disk(site):
    return site.root.as_uri() + "/"
