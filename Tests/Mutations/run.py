#!/usr/bin/env python3
"""Breaks the sources in many ways, one guard after the other, and shows that the tests notice each.

    Tests/Mutations/run.py [WORD…] [-- OPTION…]

WORDs choose mutations by their names; OPTIONs go to `swift test`. A person runs it after changing the tests; it takes the time of
some builds. It works on Sources, which must be as they were committed, and puts them back at the end.

Mutations of different files are built together, but none is to be noticed by the test of another one.
"""

from contextlib import contextmanager
from pathlib import Path
import re
import subprocess
import sys

from mutations import MUTATIONS

ROOT = Path(__file__).resolve().parents[2]
LOG = ROOT / ".build" / "mutations.log"


def outdated(mutations):
    """Mutations of a text that is not in its file, or not once, since somebody has changed it."""
    return [mutation.name for mutation in mutations
            if (ROOT / "Sources" / mutation.path).read_text(encoding="utf-8").count(mutation.old) != 1]


def batches(mutations):
    """Mutations that can be built together: no file and no test twice."""
    rest = list(mutations)
    while rest:
        batch, later, taken = [], [], set()
        for mutation in rest:
            keys = {mutation.path, mutation.test}
            if taken & keys:
                later.append(mutation)
            else:
                batch.append(mutation)
                taken |= keys
        yield batch
        rest = later


@contextmanager
def applied(batch):
    """The sources with mutations in them."""
    files = {ROOT / "Sources" / mutation.path: mutation for mutation in batch}
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    try:
        for file, mutation in files.items():
            file.write_text(texts[file].replace(mutation.old, mutation.new), encoding="utf-8")
        yield
    finally:
        for file, text in texts.items():
            file.write_text(text, encoding="utf-8")


def failed_tests(batch, options):
    """The names of the tests that fail, of those that are to notice something."""
    pattern = "|".join(re.escape(mutation.test) for mutation in batch)
    run = subprocess.run(
        ["swift", "test", "--package-path", ROOT, "--filter", pattern, *options], capture_output=True, text=True, check=False)
    output = run.stdout + run.stderr
    LOG.write_text(output, encoding="utf-8")
    # Without this line the run has not come to its end, and says nothing.
    assert re.search(r"Test run with \d+ tests? .*(passed|failed) after", output), output[-4000:]
    return re.findall(r"^✘ Test (.+?) failed after", output, re.MULTILINE)


def main(arguments):
    words, options = arguments, []
    if "--" in arguments:
        place = arguments.index("--")
        words, options = arguments[:place], arguments[place + 1:]
    changed = subprocess.run(["git", "-C", ROOT, "status", "--porcelain", "Sources"], capture_output=True, text=True, check=True)
    if changed.stdout:
        sys.exit("commit what is in Sources first")
    chosen = [mutation for mutation in MUTATIONS if all(word in mutation.name for word in words)]
    if outdated(chosen):
        sys.exit(f"what these replace does not stand once in its file: {outdated(chosen)}")
    failed = failed_tests(chosen, options)
    if failed:
        sys.exit(f"these tests fail without any mutation: {failed}")
    noticed = 0
    for batch in batches(chosen):
        with applied(batch):
            failed = failed_tests(batch, options)
        for mutation in batch:
            word = "noticed" if any(mutation.test in name for name in failed) else "MISSED"
            noticed += word == "noticed"
            print(f"{word:8}  {mutation.name}", flush=True)
    print(f"{noticed} of {len(chosen)} mutations noticed")
    return 0 if noticed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
