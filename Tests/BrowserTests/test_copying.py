"""The copy button takes exactly the source of a listing."""

import re

import pytest

from reader import PHONE


@pytest.fixture(scope="session")
def copier(browser):
    """A page whose clipboard can be read."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"], viewport={"width": PHONE, "height": 900}, locale="tlh")
    page = context.new_page()
    yield page
    context.close()


def copied(page, button):
    page.evaluate("navigator.clipboard.writeText('nothing yet')")
    button.click()
    page.wait_for_function("navigator.clipboard.readText().then(text => text !== 'nothing yet')")
    return page.evaluate("navigator.clipboard.readText()")


# What a listing shows, by another way than the script's: from the page's source, parsed anew and without its marks.
SHOWN = """listing => {
    const copy = listing.cloneNode(true);
    const checked = [...listing.querySelectorAll("input")].findIndex(input => input.checked);
    const code = copy.querySelectorAll("pre")[Math.max(checked, 0)];
    for (const part of code.querySelectorAll("del, .visually-hidden")) part.remove();
    return code.textContent;
}"""


def with_listings(site, language):
    return [page for page in site.of(language) if 'class="listing"' in page.html]


@pytest.mark.parametrize("place, pages", [("at_root", None), ("on_disk", 1)])
def test_b37_a_listing_is_copied_as_its_source(site, copier, request, place, pages, language):
    base = request.getfixturevalue(place)
    count, faults = 0, []
    for page in with_listings(site, language)[-1:] if pages else with_listings(site, language):
        copier.goto(base + page.path)
        for listing in copier.locator(".listing:has(.copy)").filter(visible=True).all():
            text = copied(copier, listing.locator(".copy"))
            count += 1
            if text != listing.evaluate(SHOWN):
                faults.append(f"{page.path}: {text!r}")
            if "\u00a0" in text or text.endswith("\n\n") or "\r" in text:
                faults.append(f"{page.path}: a sign that is not the source's in {text!r}")
    assert faults == []
    assert count > 3


def test_b37_every_listing_but_folders_and_cut_differences_has_a_button(site, copier, at_root, language):
    for page in with_listings(site, language):
        copier.goto(at_root + page.path)
        assert copier.locator(".listing:not(:has(.tree, .gap)):not(:has(.copy))").count() == 0, page.path
        assert copier.locator(".listing:has(.tree, .gap):has(.copy)").count() == 0, page.path


def test_b37_every_kind_of_sign_stays_as_it_is(site, copier, at_root):
    # The page's own script meets a listing with all that goes wrong elsewhere.
    path = with_listings(site, site.languages[0])[0].path
    source = "$ prompt\n\n\tindented\u00a0with\ttabs \n  </code> & <b> \"q\"\u2028\n\n"
    copier.route("**/*.html", lambda route: route.fulfill(content_type="text/html; charset=utf-8", body=f"""<!DOCTYPE html><html lang="en">
        <script defer src="{at_root}script.js" data-copy="Copy" data-copied="Copied"></script>
        <figure class="listing"><pre aria-label="Code"><code>{source.replace("&", "&amp;").replace("<", "&lt;")}</code></pre></figure>
        <footer class="site-footer"></footer>"""))
    try:
        copier.goto(at_root + path)
        assert copied(copier, copier.locator(".copy")) == source
    finally:
        copier.unroute_all()


def test_b37_of_tabs_the_code_that_is_shown_is_copied(site, copier, at_root, language):
    page = next(page for page in with_listings(site, language) if 'class="tabs"' in page.html)
    copier.goto(at_root + page.path)
    listing = copier.locator(".listing:has(.tabs)").first
    texts = []
    for label in listing.locator("label").all():
        label.click()
        texts.append(copied(copier, listing.locator(".copy")))
        assert texts[-1] == listing.locator("pre >> visible=true").text_content()
    assert len(set(texts)) == len(texts) > 1


def test_b37_of_a_difference_what_stands_after_it_is_copied(site, copier, at_root, language):
    page = next(page for page in with_listings(site, language) if 'class="diff"' in page.html)
    copier.goto(at_root + page.path)
    listing = copier.locator(".listing:has(.diff):has(.copy)").first
    text = copied(copier, listing.locator(".copy"))
    html = listing.locator("code").inner_html()
    lines = re.findall(r"<(?:ins|span)>(?:<span class=\"visually-hidden\"[^>]*>[^<]*</span>)?([^<]*)</", html)
    assert text == "".join(lines).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def test_the_button_says_what_it_does_and_that_it_is_done(site, copier, at_root, language):
    page = with_listings(site, language)[0]
    copier.goto(at_root + page.path)
    button = copier.locator(".copy").first
    script = copier.locator("script[data-copy]")
    before = button.text_content()
    assert before == script.get_attribute("data-copy")
    assert button.get_attribute("aria-label").startswith(before)
    button.focus()
    copier.keyboard.press("Enter")
    done = script.get_attribute("data-copied")
    copier.wait_for_function("done => document.querySelector('.copy').textContent === done", arg=done)
    assert copier.locator('[role="status"]').text_content() == done


def test_without_the_newer_way_the_older_one_copies(site, copier, at_root):
    page = with_listings(site, site.languages[0])[0]
    copier.goto(at_root + page.path)
    copier.evaluate("navigator.clipboard.writeText('nothing yet')")
    copier.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    button = copier.locator(".copy").first
    button.focus()
    button.press("Enter")
    copier.wait_for_function("navigator.clipboard.readText().then(text => text !== 'nothing yet')")
    assert copier.evaluate("navigator.clipboard.readText()") == copier.locator(".listing").first.evaluate(SHOWN)
    assert copier.evaluate("document.activeElement.className") == "copy", "the focus has gone"


def test_what_is_selected_by_hand_is_the_code_only(site, readers, at_root, language):
    page = next(page for page in with_listings(site, language) if 'class="diff"' in page.html)
    shown = readers().open(at_root + page.path)
    selected, words = shown.evaluate("""() => {
        const code = document.querySelector(".diff code");
        getSelection().selectAllChildren(code);
        return [getSelection().toString(), [...code.querySelectorAll(".visually-hidden")].map(word => word.textContent)];
    }""")
    assert words and not any(word in selected for word in words)
