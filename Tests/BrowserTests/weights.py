#!/usr/bin/env python3
"""What a reader's browser asks for when it opens a page: requests, and bytes as a server sends them, compressed.

    python3 weights.py SITE [PAGE…]

Prints a table in Markdown. PAGE is a path in the site; without one it is the home page and the heaviest page of each
language. Compression is gzip's usual level 6, as hosts do it.
"""

from pathlib import Path
import gzip
import sys

from playwright.sync_api import sync_playwright

from built_site import BuiltSite
from reader import Reader, Settings, chromium_path
from web_server import serve

KINDS = {".html": "HTML", ".css": "CSS", ".js": "script"}


def packed(file):
    return len(gzip.compress(file.read_bytes(), 6))


def chosen(site):
    for language in site.languages:
        pages = site.of(language)
        yield f"{language}/index.html"
        yield max(pages, key=lambda page: packed(site.root / page.path)).path


def weights(site, paths):
    """For each page: the files that the browser asked for, by the order in which it did."""
    with sync_playwright() as playwright, serve(site.root) as address:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for path in paths:
            reader = Reader(browser, Settings())
            asked = []
            reader.page.on("response", lambda response: asked.append(response.url.removeprefix(address)))
            reader.page.goto(address + path, wait_until="networkidle")
            yield path, [site.root / name for name in asked]
            reader.context.close()
        browser.close()


def main(folder, *paths):
    site = BuiltSite(Path(folder))
    print("| page | HTML | CSS | script | other | requests |\n|---|---:|---:|---:|---:|---:|")
    for path, files in weights(site, paths or chosen(site)):
        sums = dict.fromkeys(["HTML", "CSS", "script", "other"], 0)
        for file in files:
            sums[KINDS.get(file.suffix, "other")] += packed(file)
        cells = [f"`{path}`", *(f"{size:,}" for size in sums.values()), str(len(files))]
        print("|", " | ".join(cells), "|")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
