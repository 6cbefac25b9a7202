"""axe finds nothing on any kind of page, in any language, in either colour scheme."""

from axe_playwright_python.base import AXE_SCRIPT
import pytest

from reader import DESKTOP, PHONE

RUN = """async () => {
    const {violations} = await axe.run(document, {resultTypes: ["violations"]});
    return violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""


def violations(page):
    page.evaluate(AXE_SCRIPT)
    return page.evaluate(RUN)


@pytest.mark.parametrize("scheme, width", [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing(site, readers, at_root, scheme, width, language):
    reader = readers(scheme=scheme, width=width)
    faults = []
    for page in site.representatives(language):
        shown = reader.open(at_root + page.path)
        # What is folded up is to be looked at, too.
        shown.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        faults += [f"{page.path}: {fault}" for fault in violations(shown)]
    assert faults == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["index.html", "404.html"])
def test_axe_finds_nothing_on_the_pages_of_all_languages(site, readers, at_base, scheme, path):
    # A language that no site has, so that the root does not lead on.
    reader = readers(scheme=scheme, locale="tlh")
    assert violations(reader.open(at_base + path)) == []


def test_axe_sees_a_fault(readers):
    page = readers().page
    page.set_content("<!DOCTYPE html><html lang='en'><title>T</title><main><h1>T</h1><img src='data:,'></main></html>")
    assert any(fault.startswith("image-alt") for fault in violations(page))
