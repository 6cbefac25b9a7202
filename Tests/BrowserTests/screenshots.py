#!/usr/bin/env python3
"""Pictures of every kind of page, in every language, width and colour scheme, for a person to look at.

    python3 screenshots.py SITE FOLDER [WIDTH…]

FOLDER then holds LANGUAGE-PAGE-WIDTH-SCHEME.png. The pages are the fewest that show everything the language has.
"""

from pathlib import Path
import sys

from playwright.sync_api import sync_playwright

from built_site import BuiltSite
from reader import DESKTOP, PHONE, Reader, Settings, chromium_path
from web_server import serve


def main(site_folder, picture_folder, *widths):
    site, pictures = BuiltSite(Path(site_folder)), Path(picture_folder)
    pictures.mkdir(parents=True, exist_ok=True)
    pages = [page for language in site.languages for page in site.representatives(language)]
    pages += [site.pages["index.html"], site.pages["404.html"]]
    with sync_playwright() as playwright, serve(site.root, below=site.base_path) as address:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for width in [int(width) for width in widths] or [PHONE, DESKTOP]:
            for scheme in ("light", "dark"):
                # No site has this language, so the root does not lead on.
                reader = Reader(browser, Settings(width=width, scheme=scheme, locale="tlh"))
                for page in pages:
                    name = page.path.removesuffix(".html").replace("/", "-")
                    reader.open(address + page.path).screenshot(path=pictures / f"{name}-{width}-{scheme}.png", full_page=True)
                reader.context.close()
        browser.close()
    print(f"pictures of {len(pages)} pages are in {pictures}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
