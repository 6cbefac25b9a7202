#!/usr/bin/env python3
"""Breaks copies of a built site in many ways, and shows that the tests notice each.

    python3 mutations.py SITE [WORD…]

Runs only the test that is to notice. WORDs choose mutations by their names. It takes some minutes; a person runs it after
changing the tests.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
import re
import shutil
import subprocess
import sys

from built_site import BuiltSite

CSS = "style.css"


@dataclass
class Mutation:
    name: str
    # Which file is broken. {article}, {home} and {last} are pages of the site's first {language}.
    path: str
    # What is replaced there, once; everywhere if `everywhere`. An empty pattern is the file's end.
    pattern: str
    replacement: str
    # Which test is to notice.
    test: str
    everywhere: bool = False


def style(name, rules, test):
    return Mutation(name, CSS, "", rules, test)


MUTATIONS = [
    # Links
    Mutation("a link to a page that is gone", "{article}", r'(<a href="[^"#:]+)\.html', r"\1-gone.html", "test_every_link_and_anchor"),
    Mutation("a link to an anchor that is gone", "{article}", r'<li><a href="#[^"]+', '<li><a href="#gone', "test_every_link_and_anchor"),
    Mutation("an absolute link", "{article}", r'class="site-title" href="', 'class="site-title" href="/', "test_every_link_and_anchor"),
    Mutation("a link to a folder", "{article}", r'class="site-title" href="index.html', 'class="site-title" href="./', "test_every_link_and_anchor"),
    Mutation("a link encoded twice", "{home}", r'class="site-title" href="index', 'class="site-title" href="%2569ndex', "test_every_link_and_anchor"),
    Mutation("a link out of the site", "{article}", r'class="site-title" href="', 'class="site-title" href="../../x/', "test_every_link_and_anchor"),
    Mutation("404.html with relative links", "404.html", r'href="/[^"]*style.css', 'href="../style.css', "test_every_link_and_anchor"),
    Mutation("an empty link", "{article}", r'class="site-title" href="[^"]*', 'class="site-title" href="', "test_no_link_is_left_open"),
    Mutation("an id twice", "{article}", r"<h1", '<p id="twice"></p><p id="twice"></p><h1', "test_every_id_is_unique"),
    Mutation("a label of nothing", "{article}", r"<h1", '<label for="nothing"></label><h1', "test_every_id_that_labels"),
    Mutation("a page nobody links to", "{language}/orphan.html", "", "<!DOCTYPE html><title>O</title>", "test_every_page_can_be_reached"),
    # HTML
    Mutation("a list item without a list", "{article}", r"<h1", "<li>x</li><h1", "test_the_html_checker_finds_nothing"),
    # Languages
    Mutation("another language than the folder's", "{article}", r'<html lang="[^"]+', '<html lang="tlh', "test_every_page_says_its_language"),
    Mutation("no direction", "{article}", r' dir="(ltr|rtl)">\n<head>', ">\n<head>", "test_every_page_says_its_language"),
    Mutation("no title", "{article}", r"<title>[^<]*", "<title>", "test_every_page_says_its_language"),
    Mutation("no canonical link", "{article}", r'<link rel="canonical"[^>]*>', "", "test_every_page_has_a_canonical"),
    Mutation("a canonical link to nothing", "{article}", r'(<link rel="canonical"[^>]*)\.html', r"\1x.html", "test_every_page_has_a_canonical"),
    Mutation("one translation forgotten", "{article}", r'<link rel="alternate" hreflang="(?!x-)[^>]*>', "", "test_translations_name_each_other"),
    Mutation("no x-default", "{article}", r'<link rel="alternate" hreflang="x-default"[^>]*>', "", "test_translations_name_each_other"),
    Mutation("a page missing in the sitemap", "sitemap.xml", r"<url>.*?</url>", "", "test_the_sitemap_agrees"),
    Mutation("another translation in the sitemap", "sitemap.xml", r'(hreflang="(?!x-)[^"]+" href="[^"]*)/', r"\1/x/", "test_the_sitemap_agrees"),
    Mutation("a sitemap that is no XML", "sitemap.xml", r"</loc>", "", "test_the_sitemap_agrees"),
    Mutation("a page that is hidden and advertised", "{article}", r"<head>", '<head><meta name="robots" content="noindex">', "test_a_page_that_is_not_its_own"),
    Mutation("a feed without dates", "feed.xml", "", '<feed xmlns="http://www.w3.org/2005/Atom"><id>a</id><title>b</title></feed>', "test_feeds_hold"),
    Mutation("data that is no JSON", "patterns.json", "", "{", "test_data_for_machines"),
    Mutation("a language missing in the switcher", "{article}", r'<li><a [^>]*hreflang="[^"]+" lang="[^"]+" dir="[^"]+">.*?</li>', "", "test_the_switcher_offers"),
    # Loading
    Mutation("a script that throws", "{article}", r"<h1", "<script>missing()</script><h1", "test_every_page_loads_without"),
    Mutation("a picture that is missing", "{article}", r"<h1", '<img src="none.png" alt=""><h1', "test_every_page_loads_without"),
    style("text out of sight", "main { display: none }", "test_every_kind_of_page_is_drawn"),
    style("no dark scheme", ":root { color-scheme: light }", "test_light_and_dark_differ"),
    # Layout
    style("code that widens the page", ".listing, .listing pre { overflow: visible !important }", "test_no_page_is_wider"),
    style("a page for desktops only", "main { min-width: 1000px }", "test_no_page_is_wider"),
    Mutation("a picture's text beside it", "{article}", r"<h1", '<svg width="20" height="20" overflow="visible"><text x="15" y="15">long text</text></svg><h1', "test_no_text_leaves"),
    style("a mirrored header", ".site-header { direction: rtl }", "b24_the_page_runs_the_way"),
    style("mirrored code", "pre { direction: rtl }", "b24_the_page_runs_the_way"),
    Mutation("code that cannot be focused", "{article}", r'<pre tabindex="0"', "<pre", "a1_what_is_too_wide", everywhere=True),
    # Large letters, long words, forced colours, ends of lines
    style("large: a menu that leaves the text no room", "@media (min-width: 1100px) { .layout { display: grid; grid-template-columns: 45rem minmax(0, 1fr) } }", "test_letters_of_twice_the_size"),
    style("large: a skip link that looks in", ".skip { inline-size: 40rem !important; clip-path: none !important; block-size: auto !important }", "test_the_skip_link_is_not_seen"),
    style("large: names that are never divided", ".menu, .tags, .card, .pager { overflow-wrap: normal !important } .tags, .pager { white-space: nowrap }", "test_long_words_stay"),
    style("forced: a language without a sign", "@media (forced-colors: active) { .languages [aria-current], .menu [aria-current] { text-decoration: none !important } }", "test_forced_colours_take_no_sign"),
    style("forced: numbers on their own colour", "@media (forced-colors: active) { .diagram circle { fill: Canvas } }", "test_forced_colours_take_no_sign"),
    style("forced: a mark that is gone", ".site-title::before { forced-color-adjust: auto !important }", "test_the_mark_is_painted"),
    Mutation("a line that ends with an article", "{article}", "\u00a0", " ", "test_what_belongs_together", everywhere=True),
    Mutation("a tag that leads to none", "{article}", r'(tags\.html#)[^"]+', r"\1x", "test_a_tag_leads"),
    # Navigation
    Mutation("a switcher that leads home", "{article}", r'href="[^"]*"( hreflang="[^"]+" lang="[^"]+" dir="[^"]+">)', r'href="index.html"\1', "b52_the_switcher_stays", everywhere=True),
    style("a menu that stays folded", ".menu nav { display: none !important }", "b57_the_menu_leads"),
    Mutation("a way back that leads elsewhere", "{last}", r'<a href="[^"]*" rel="prev"', '<a href="index.html" rel="prev"', "test_next_and_previous"),
    Mutation("a title that leads nowhere", "{article}", r'class="site-title" href="[^"]*', 'class="site-title" href="#', "test_the_title_leads_home"),
    Mutation("a root that does not choose", "index.html", r"(?s)<script>.*?</script>", "", "test_the_root_takes"),
    Mutation("a root that offers too little", "index.html", r'<li><a [^>]*hreflang="[^"]+".*?</li>', "", "test_the_root_offers"),
    Mutation("404.html without style", "404.html", r'href="/', 'href="', "test_a_page_that_is_missing", everywhere=True),
    Mutation("404.html without a language", "404.html", r"(?s)<section.*?</section>", "", "test_a_page_that_is_missing"),
    # Reading
    Mutation("contents that lead to another section", "{article}", r'<li><a href="#[^"]+">([^<]*</a></li>\s*<li><a href="(#[^"]+))', r'<li><a href="\2">\1', "test_every_entry_of_the_contents"),
    style("headings below something", ".heading { position: relative; top: -2000px }", "test_every_entry_of_the_contents"),
    style("tabs that show all", ".tabs > pre { display: block !important }", "test_tabs_show"),
    Mutation("tabs that no key chooses", "{article}", r'type="radio" name="([^"]+)"', r'type="checkbox" name="\1"', "test_tabs_show", everywhere=True),
    style("no skip link", ".skip { inset: auto auto auto -100vw !important }", "test_the_skip_link"),
    style("no sign of the focus", "* { outline: none !important }", "test_the_focus_is_always_seen"),
    style("focus out of sight", ".permalink { position: absolute; left: -1000px }", "test_the_focus_is_always_seen"),
    style("paper with menus", "@media print { nav.languages { display: block !important } }", "test_paper_holds"),
    style("paper without the other tabs", "@media print { .tabs > pre { display: none !important } }", "test_paper_holds"),
    style("paper without pictures", "@media print { .diagram svg { display: none !important } }", "test_paper_holds"),
    style("paper that cuts code", "@media print { pre { white-space: pre !important } }", "test_paper_holds"),
    # Pictures of interactions
    style("diagram: letters that outgrow their boxes", ".diagram text { font-size: 20px !important }", "test_no_text_of_an_interaction"),
    style("diagram: the wide form on a phone", ".diagram > .wide { display: block !important } .diagram > .tall { display: none !important }", "test_narrow_windows_have"),
    style("diagram: letters too small to read", ".diagram { zoom: 0.7 }", "test_letters_of_an_interaction"),
    Mutation("diagram: another number than the list's", "{article}", r"(<a class=\"message m1\".*?<text[^>]*>)1<", r"\g<1>7<", "test_numbers_are_those", everywhere=True),
    Mutation("diagram: a number that leads to another step", "{article}", r'href="#pilaster:step-1"', 'href="#pilaster:message-1"', "test_each_number_and_its_item", everywhere=True),
    Mutation("diagram: no way back", "{article}", r'href="#pilaster:message-1"', 'href="#top"', "test_each_number_and_its_item"),
    style("diagram: a list that does not light up", ".diagram + ol > li { background: none !important }", "test_a_step_and_its_message"),
    style("diagram: an arrow that does not light up", ".diagram path { stroke: red !important }", "test_a_step_and_its_message"),
    Mutation("diagram: a picture that tells nothing", "{article}", r"<desc>[^<]*", "<desc>", "test_who_cannot_see_it"),
    style("diagram: pale ink on paper", ".diagram path { stroke: #bbb !important }", "test_an_interaction_is_legible"),
    # Pages that the site makes by itself, and what it says to programs
    style("a comparison that shows all", ".comparison .side { display: grid !important }", "test_a_reader_chooses"),
    style("sides without common rows", ".side { grid-template-rows: none !important }", "test_equal_parts"),
    style("paper with boxes to check", "@media print { .choice { display: flex !important } }", "test_paper_shows_the_chosen"),
    style("paper with rows that overlap", "@media print { .sides .side { grid-template-rows: subgrid !important } }", "test_paper_shows_the_chosen"),
    style("paper with folded answers", "@media print { details::details-content { content-visibility: hidden !important } }", "test_paper_shows_all_answers"),
    Mutation("a question twice", "{language}/interview.html", r'<p class="more">.*?</p>', "", "test_every_question_is_asked"),
    Mutation("a table without headings of its rows", "{language}/compare.html", r'<th scope="row">', "<th>", "test_each_cell_of_the_comparison"),
    Mutation("a twin's link to nothing", "{language}/index.md", r"\]\(([a-z/-]+)\.md", r"](\1-gone.md", "test_every_link_of_a_twin"),
    Mutation("a page without its twin", "{article}", r'<link rel="alternate" type="text/markdown"[^>]*>', "", "test_every_text_of_its_own"),
    Mutation("llms.txt that forgets a text", "llms.txt", r"(?m)^- \[.*\n", "", "test_llms_txt"),
    Mutation("models of a page that is gone", "patterns.json", r'"page": "', '"page": "x/', "test_patterns_name"),
    # Access for all
    style("pale text", "main p { color: #9999 !important }", "test_axe_finds_nothing"),
    Mutation("a picture without words", "{article}", r"<h1", '<img src="data:," ><h1', "test_axe_finds_nothing"),
    Mutation("a root without a language", "index.html", r'<html lang="[^"]+"', "<html", "test_axe_finds_nothing_on_the_pages_of_all"),
    # What scripts add
    Mutation("a theme that comes late", "{home}", r"<script>.*?</script>", "", "test_a2_nothing_is_ever_painted"),
    Mutation("a theme that trusts what is stored", "script.js", r'theme === "light".*?"auto"', "theme", "test_a2_a_stored_value"),
    Mutation("a theme that needs storage", "script.js", r"try \{ (localStorage.setItem\(key, choice.value\);) \} catch \{ \}", r"\1", "test_a2_storage_that_throws"),
    style("a theme that paper keeps", ":root[data-theme=dark]{color-scheme:dark;--paper:#000}", "test_paper_is_white"),
    Mutation("contents that mark nothing", "script.js", r'setAttribute\("aria-current"', 'setAttribute("aria-x"', "test_b06_the_section"),
    Mutation("contents found by selectors", "script.js", r"document\.getElementById\(decodeURIComponent\(link\.hash\.slice\(1\)\)\)", "document.querySelector(link.hash)", "test_b06_b07_headings"),
    Mutation("contents that move the page", CSS, r"main \[id\]\{", "html{scroll-padding-top:4.5rem}main [id]{", "test_on_a_phone_the_contents"),
    Mutation("a focus behind the contents", CSS, r"\[data-theme\] \.contents ~ \* \*\{", ".none{", "test_the_focus_is_seen_on_its_way_up"),
    Mutation("another language at its beginning", "script.js", r"link\.hash = location\.hash", "", "test_another_language_opens"),
    Mutation("a copy with a line more", "script.js", r"return code\.textContent;", 'return code.textContent + "\\\\n";', "test_b37_a_listing_is_copied"),
    Mutation("a copy of what was removed", "script.js", r'"del"', '"ins"', "test_b37_of_a_difference"),
    Mutation("a copy of the first tab only", "script.js", r'listing\.querySelector\("\.tabs > :checked[^"]*"\) \?\? ', "", "test_b37_of_tabs"),
    Mutation("tabs that forget each other", "script.js", r"label\.control\.checked = true", "label", "test_tabs_of_one_name"),
    Mutation("a script that no policy knows", "{article}", r"<script>", "<script>0;", "test_the_documentation_names"),
    Mutation("404.html in one language too many", "404.html", r"section\.remove\(\);", "", "test_b56_a_page_that_is_missing"),
]


def places(site):
    """The pages that mutations name: an article with tabs, the home page, and the last page of the pager."""
    language = site.languages[0]
    pages = site.of(language)
    article = next(page for page in pages if page.body_class == "article-page" and "fieldset tabs" in page.features)
    last = next(page for page in pages if 'rel="prev"' in page.html and 'rel="next"' not in page.html)
    return {"article": article.path, "last": last.path, "home": f"{language}/index.html", "language": language}


def apply(mutation, root, names):
    file = root / mutation.path.format(**names)
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    if mutation.pattern:
        flags = re.DOTALL if file.suffix == ".xml" else 0
        broken = re.sub(mutation.pattern, mutation.replacement, text, count=0 if mutation.everywhere else 1, flags=flags)
    else:
        broken = text + mutation.replacement
    assert broken != text, f"{mutation.name}: {mutation.path} has nothing like {mutation.pattern}"
    file.write_text(broken, encoding="utf-8")


@cache
def passes(folder, test):
    run = subprocess.run(
        [sys.executable, "-B", "-m", "pytest", "-q", "-x", "--tb=line", Path(__file__).parent, f"--site={folder}", "-k", test],
        capture_output=True, text=True, check=False)
    # 1 is a test that failed; anything else is a run that did not come so far.
    assert run.returncode in (0, 1), run.stdout + run.stderr
    return run.returncode == 0


def verdict(mutation, site):
    if not passes(site.root, mutation.test):
        return "fails without"
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "site"
        shutil.copytree(site.root, copy)
        apply(mutation, copy, places(site))
        return "MISSED" if passes(copy, mutation.test) else "noticed"


def main(site_folder, *words):
    site = BuiltSite(Path(site_folder))
    chosen = [mutation for mutation in MUTATIONS if all(word in mutation.name for word in words)]
    noticed = 0
    for mutation in chosen:
        word = verdict(mutation, site)
        noticed += word == "noticed"
        print(f"{word:13}  {mutation.name}", flush=True)
    print(f"{noticed} of {len(chosen)} mutations noticed")
    return 0 if noticed == len(chosen) else 1


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
