"""A reader: one browser page with a screen, a colour scheme and a language, that remembers what went wrong in it."""

from dataclasses import dataclass
import os
import shutil
from urllib.parse import unquote

PHONE, TABLET, DESKTOP = 390, 768, 1440


def chromium_path():
    path = os.environ.get("PILASTER_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "chromium is not installed; name it by PILASTER_CHROMIUM"
    return path


@dataclass(frozen=True)
class Settings:
    width: int = DESKTOP
    scheme: str = "light"
    scripts: bool = True
    locale: str = "en"


class Reader:
    def __init__(self, browser, settings: Settings):
        self.settings = settings
        self.context = browser.new_context(
            viewport={"width": settings.width, "height": 900},
            color_scheme=settings.scheme,
            java_script_enabled=settings.scripts,
            locale=settings.locale,
            # Scrolling is then done when the call returns.
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(60_000)
        self.page = self.context.new_page()
        self.faults = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"{self.where}: script error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    @property
    def where(self):
        return unquote(self.page.url)

    def _heard(self, message):
        if message.type in ("error", "warning"):
            self.faults.append(f"{self.where}: console: {message.text}")

    def _failed(self, request):
        # What was still under way when the reader left the page is no fault of the page.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"{self.where}: {request.url} failed: {request.failure}")

    def _answered(self, response):
        if response.status >= 400:
            self.faults.append(f"{self.where}: {response.url} answered {response.status}")

    def open(self, address):
        self.page.goto(address, wait_until="load")
        return self.page

    def resize(self, width):
        self.page.set_viewport_size({"width": width, "height": 900})

    def path(self, base):
        """Where the reader is, as a path below an address."""
        here, start = unquote(self.page.url).partition("#")[0], unquote(base)
        assert here.startswith(start), f"{here} is outside {start}"
        return here.removeprefix(start)

    def take_faults(self):
        faults, self.faults = self.faults, []
        return faults
