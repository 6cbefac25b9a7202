"""The built site as a whole, and where an address in it leads."""

from pathlib import Path
from urllib.parse import unquote_to_bytes, urlsplit
import posixpath

from page import Page


class BuiltSite:
    def __init__(self, root: Path):
        self.root = root.resolve()
        self.pages = {page.path: page for page in map(self._read, sorted(self.root.rglob("*.html")))}
        assert self.pages, f"no page below {root}"
        assert "index.html" in self.pages, f"{root} has no index.html"
        canonical = self.pages["index.html"].canonical
        assert canonical, "index.html has no canonical link, so nobody knows the site's base URL"
        # With a slash at the end.
        self.base_url = canonical.removesuffix("index.html")
        self.base_path = urlsplit(self.base_url).path
        self.languages = sorted({page.language for page in self.pages.values() if page.identity == "index.html" and page.language})
        assert self.languages, "no language has a home page"

    def _read(self, file):
        return Page.read(self.root, file)

    def of(self, language):
        """The pages that readers of a language see, redirects left out."""
        return [page for page in self.pages.values() if page.language == language and not page.is_redirect]

    def representatives(self, language=None):
        """The fewest pages, roughly, that together show every kind of element that the site (or a language) has.

        So whatever is added to a page is looked at, and a hundred pages of the same make are not.
        """
        pages = [page for page in self.pages.values() if not page.is_redirect] if language is None else self.of(language)
        missing = set().union(*(page.features for page in pages))
        chosen = []
        while missing:
            best = max(pages, key=lambda page: (len(page.features & missing), page.path))
            chosen.append(best)
            missing -= best.features
        return sorted(chosen, key=lambda page: page.path)

    def locate(self, page, address):
        """The path of the file that an address leads to from a page, and the fragment; nothing if it leads elsewhere.

        Raises LookupError with a sentence if the address is inside the site and leads nowhere.
        """
        parts = urlsplit(address)
        if address.startswith(self.base_url):
            path = decoded(urlsplit(address).path.removeprefix(self.base_path))
            path = path + "index.html" if path == "" or path.endswith("/") else path
        elif parts.scheme or parts.netloc:
            return None
        elif parts.path.startswith("/"):
            if page.path != "404.html":
                raise LookupError("only 404.html may use a path from the server's root")
            if not parts.path.startswith(self.base_path):
                raise LookupError(f"lies outside the site's {self.base_path}")
            path = decoded(parts.path.removeprefix(self.base_path))
        elif parts.path == "":
            path = page.path
        else:
            path = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), decoded(parts.path)))
            if parts.path.endswith("/"):
                raise LookupError("names a folder, which no file:// reader can open")
        if path.startswith(".."):
            raise LookupError("leads out of the site")
        if not (self.root / path).is_file():
            raise LookupError("leads to no file")
        return path, decoded(parts.fragment)


def decoded(text):
    """Percent-decodes once, as a browser does; refuses what is not UTF-8 then."""
    try:
        return unquote_to_bytes(text).decode("utf-8")
    except UnicodeDecodeError:
        raise LookupError("is not UTF-8 when percent-decoded") from None
