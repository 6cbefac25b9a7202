"""Somebody writes with a browser beside the editor: pages load themselves again, stay where they are read, and show errors."""

from pathlib import Path
import os
import subprocess

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOME = "---\nname: magyar\ntitle: Minták\n---\n\nSzia.\n"


def article(*lines):
    sections = "\n\n".join(f"## Rész {number}\n\n" + "Sok szó. " * 120 for number in range(12))
    return "---\ntitle: Hosszú\n---\n\n" + "\n\n".join(lines) + "\n\n" + sections + "\n"


@pytest.fixture
def preview(tmp_path):
    """A running `pilaster serve`: its address and its content folder."""
    content = tmp_path / "Content"
    content.mkdir()
    (content / "index.hu.md").write_text(HOME, encoding="utf-8")
    (content / "a.hu.md").write_text(article("Eleje."), encoding="utf-8")
    tool = os.environ.get("PILASTER") or str(ROOT / ".build/debug/pilaster")
    process = subprocess.Popen(
        [tool, "serve", "--no-verify", "--port", "0", "--project", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = process.stdout.readline().split(" at ")[1].split(". ")[0]
        # The next line tells of the first build.
        process.stdout.readline()
        yield address, content
    finally:
        process.send_signal(2)
        process.communicate(timeout=60)
        assert process.returncode == 130


@pytest.fixture
def reader(browser):
    context = browser.new_context(viewport={"width": 1200, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def open_live(page, address):
    page.goto(address)
    page.wait_for_selector("html[data-preview=live]")


def test_a_changed_page_loads_itself_and_stays_where_it_is_read(preview, reader):
    address, content = preview
    open_live(reader, address + "hu/a.html")
    reader.evaluate("document.querySelectorAll('h2')[6].scrollIntoView({ behavior: 'instant' }); scrollBy(0, 40)")
    before = reader.evaluate("document.querySelectorAll('h2')[6].getBoundingClientRect().top")
    (content / "a.hu.md").write_text(article("Eleje.", *["Új bekezdés. " * 60] * 4), encoding="utf-8")
    reader.wait_for_selector("text=Új bekezdés")
    reader.wait_for_load_state("load")
    reader.wait_for_function("history.scrollRestoration === 'auto'")
    after = reader.evaluate("document.querySelectorAll('h2')[6].getBoundingClientRect().top")
    assert abs(after - before) <= 2


def test_a_page_that_has_not_changed_is_left_alone(preview, reader):
    address, content = preview
    open_live(reader, address + "hu/index.html")
    reader.evaluate("window.mark = 1")
    (content / "a.hu.md").write_text(article("Más szöveg."), encoding="utf-8")
    other = reader.context.new_page()
    other.goto(address + "hu/a.html")
    other.wait_for_selector("text=Más szöveg")
    reader.wait_for_timeout(200)
    assert reader.evaluate("window.mark") == 1


def test_errors_come_over_the_page_and_go_again(preview, reader):
    address, content = preview
    open_live(reader, address + "hu/a.html")
    (content / "a.hu.md").write_text(article("[hova](<img src=x onerror=alert(1)>.md)", "[x](nincs.md)"), encoding="utf-8")
    problems = reader.locator("pilaster-preview details.errors")
    problems.wait_for()
    assert "Content/a.hu.md:" in problems.inner_text()
    assert reader.locator("pilaster-preview img").count() == 0
    assert reader.locator("main >> text=Eleje.").count() == 1, "the last good page stays"
    (content / "a.hu.md").write_text(article("Kijavítva."), encoding="utf-8")
    reader.wait_for_selector("text=Kijavítva.")
    assert problems.count() == 0


def test_a_page_that_is_missing_appears_when_it_is_written(preview, reader):
    address, content = preview
    assert reader.goto(address + "hu/uj.html").status == 404
    reader.wait_for_selector("html[data-preview=live]")
    (content / "uj.hu.md").write_text("---\ntitle: Új\n---\n\nMegérkezett.\n", encoding="utf-8")
    reader.wait_for_selector("text=Megérkezett.")


def test_the_review_fits_into_every_window(preview, reader):
    address, content = preview
    code = "```swift\nlet text = \"" + "a line that is longer than any window " * 8 + "\"\n```"
    (content / "index.ru.md").write_text("---\nname: русский\ntitle: Паттерны\ntranslation: {of: hu}\n---\n", encoding="utf-8")
    for tag in ["hu", "ru"]:
        origin = "translation: {of: hu}\n---" if tag == "ru" else "---"
        (content / f"b.{tag}.md").write_text(f"---\ntitle: B\n{origin}\n\nSzöveg.\n\n## Kód {{#code}}\n\n{code}\n", encoding="utf-8")
    answers = (reader.goto(address + "review/ru/b").status for _ in range(300) if reader.wait_for_timeout(200) is None)
    assert 200 in answers, "the translation is not shown"
    for width in [320, 390, 768, 1440]:
        reader.set_viewport_size({"width": width, "height": 800})
        assert reader.evaluate("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth"), width
        tops = reader.locator(".review-row").last.locator(".text").evaluate_all("sides => sides.map(side => side.getBoundingClientRect().top)")
        assert len(tops) == 2 and (tops[0] == tops[1]) == (width >= 768), width
