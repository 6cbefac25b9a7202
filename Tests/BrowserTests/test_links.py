"""Every address leads somewhere. Nothing here opens a browser."""

from collections import Counter


def test_every_link_and_anchor_leads_somewhere(site):
    faults = []
    for page in site.pages.values():
        for link in page.links:
            try:
                target = site.locate(page, link.value)
            except LookupError as reason:
                faults.append(f"{page.path}:{link} {reason}")
                continue
            if not target or not target[1] or not target[0].endswith(".html"):
                continue
            if target[1] not in site.pages[target[0]].ids:
                faults.append(f"{page.path}:{link} {target[0]} has no such anchor")
    assert faults == []


def test_no_link_is_left_open(site):
    empty = [f"{page.path}:{link}" for page in site.pages.values() for link in page.links if link.value in ("", "#")]
    assert empty == []


def test_every_id_is_unique_in_its_page(site):
    faults = [
        f"{page.path}: {name!r} occurs {count} times"
        for page in site.pages.values() for name, count in Counter(page.ids).items() if count > 1
    ]
    assert faults == []


def test_every_id_that_labels_or_controls_exists(site):
    faults = [
        f"{page.path}:{reference}"
        for page in site.pages.values() for reference in page.id_references if reference.value not in page.ids
    ]
    assert faults == []


def test_every_page_can_be_reached_from_the_root(site):
    reached, waiting = {"index.html"}, ["index.html"]
    while waiting:
        page = site.pages[waiting.pop()]
        for link in page.links:
            # What search engines read is no way for a person.
            target = site.locate(page, link.value) if link.tag != "link" else None
            if target and target[0] in site.pages and target[0] not in reached:
                reached.add(target[0])
                waiting.append(target[0])
    lost = [page.path for page in site.pages.values() if page.path not in reached and not page.is_redirect]
    assert lost == ["404.html"]
