"""The site works under a content security policy that allows its own files and the digests that the documentation names."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path
import re

ARTICLE = Path(__file__).parents[2] / "Sources/Site/Site.docc/Reading.md"
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def digest(script):
    return "sha256-" + b64encode(sha256(script.encode()).digest()).decode()


def named():
    return set(re.findall(r"sha256-[A-Za-z0-9+/]+=*", ARTICLE.read_text(encoding="utf-8")))


def test_the_documentation_names_the_digest_of_every_script_that_stands_in_a_page(site):
    scripts = {digest(script) for page in site.pages.values() for script in INLINE.findall(page.html)}
    assert scripts == named()


def test_no_page_has_handlers_or_styles_of_its_own(site):
    faults = [
        f"{page.path}: {match.group()}" for page in site.pages.values()
        for match in re.finditer(r"<[^>]*\s(?:on\w+|style)\s*=\s*\"[^>]*>|<style", page.html)]
    assert faults == []


def test_every_kind_of_page_works_under_a_strict_policy(site, readers, at_base):
    reader = readers(locale="tlh")
    policy = " ".join([
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; script-src 'self'",
        *(f"'{name}'" for name in sorted(named()))])

    def guarded(route):
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})

    reader.page.route("**/*.html", guarded)
    try:
        for page in site.representatives():
            shown = reader.open(at_base + page.path)
            assert shown.evaluate("document.documentElement.dataset.theme") == "auto", page.path
            if 'class="theme"' in page.html:
                shown.locator(".theme").select_option("dark")
                assert shown.evaluate("document.documentElement.dataset.theme") == "dark"
                shown.locator(".theme").select_option("auto")
    finally:
        reader.page.unroute_all()
    assert reader.take_faults() == []
