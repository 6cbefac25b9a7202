"""A page of the site as it lies on disk."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
import re

# The attributes that hold an address (HTML Living Standard, index of attributes), and those that name ids.
ADDRESSES = {"href", "src", "poster", "action", "formaction", "data", "cite", "xlink:href"}
ID_LISTS = {"for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details", "headers", "list"}


@dataclass
class Reference:
    """An address or an id that a page names."""

    tag: str
    attribute: str
    value: str
    line: int
    rel: str = ""

    def __str__(self):
        return f"{self.line}: <{self.tag} {self.attribute}={self.value!r}>"


@dataclass
class Page:
    """What the tests want to know of a page. Paths are relative to the site, with slashes."""

    path: str
    html: str
    lang: str = ""
    dir: str = ""
    body_class: str = ""
    title: str = ""
    description: str | None = None
    canonical: str | None = None
    is_hidden: bool = False
    is_redirect: bool = False
    alternates: list[tuple[str, str]] = field(default_factory=list)
    # The languages that the page's switcher offers, and the one it shows as current.
    switcher: list[str] = field(default_factory=list)
    current_language: str | None = None
    ids: list[str] = field(default_factory=list)
    links: list[Reference] = field(default_factory=list)
    id_references: list[Reference] = field(default_factory=list)
    # Tags with their classes and roles: what a reader or a machine could trip over here.
    features: set[str] = field(default_factory=set)

    @property
    def language(self):
        """The first folder, which is the language; nothing for the pages of all languages."""
        first, slash, _ = self.path.partition("/")
        return first if slash else ""

    @property
    def identity(self):
        """The path without the language: the same for all translations."""
        return self.path.partition("/")[2] or self.path

    @classmethod
    def read(cls, root: Path, file: Path):
        page = cls(path=file.relative_to(root).as_posix(), html=file.read_text(encoding="utf-8"))
        reader = _Reader(page)
        reader.feed(page.html)
        reader.close()
        return page


class _Reader(HTMLParser):
    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.page = page
        self.in_title = False
        self.in_switcher = False

    def handle_starttag(self, tag, attributes):
        values = {name: value or "" for name, value in attributes}
        self._head(tag, values)
        self._switcher(tag, values)
        if "id" in values:
            self.page.ids.append(values["id"])
        for name, value in values.items():
            self._reference(tag, name, value, values.get("rel", ""))
        names = sorted(values.get("class", "").split()) + [f"@{values[name]}" for name in ("role", "dir") if name in values]
        self.page.features.add(" ".join([tag, *names]))

    def handle_endtag(self, tag):
        if tag == "title":
            self.in_title = False
        elif tag == "nav":
            self.in_switcher = False

    def handle_data(self, data):
        if self.in_title:
            self.page.title += data

    def _head(self, tag, values):
        page = self.page
        if tag == "html":
            page.lang, page.dir = values.get("lang", ""), values.get("dir", "")
        elif tag == "body":
            page.body_class = values.get("class", "")
        elif tag == "title" and not page.title:
            self.in_title = True
        elif tag == "meta" and values.get("name") == "description":
            page.description = values.get("content", "")
        elif tag == "meta" and values.get("name") == "robots":
            page.is_hidden = "noindex" in values.get("content", "")
        elif tag == "meta" and values.get("http-equiv", "").lower() == "refresh":
            page.is_redirect = True
            address = re.sub(r"^\s*[\d.]+\s*[;,]\s*(url\s*=\s*)?", "", values.get("content", ""), flags=re.IGNORECASE)
            page.links.append(Reference(tag, "content", address, self.getpos()[0]))
        elif tag == "link" and values.get("rel") == "canonical":
            page.canonical = values.get("href", "")
        elif tag == "link" and values.get("rel") == "alternate" and "hreflang" in values:
            page.alternates.append((values["hreflang"], values.get("href", "")))

    def _switcher(self, tag, values):
        if tag == "nav":
            self.in_switcher = "languages" in values.get("class", "").split()
        elif tag == "a" and self.in_switcher:
            self.page.switcher.append(values.get("hreflang", ""))
            if "aria-current" in values:
                self.page.current_language = values.get("hreflang", "")

    def _reference(self, tag, name, value, rel):
        line = self.getpos()[0]
        if name in ADDRESSES:
            self.page.links.append(Reference(tag, name, value, line, rel))
        elif name in ("srcset", "imagesrcset"):
            for candidate in value.split(","):
                self.page.links.append(Reference(tag, name, candidate.split()[0] if candidate.split() else "", line))
        elif name in ID_LISTS:
            for single in value.split():
                self.page.id_references.append(Reference(tag, name, single, line))
