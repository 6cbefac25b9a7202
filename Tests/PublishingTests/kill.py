#!/usr/bin/env python3
"""Kills builds at random instants (SIGKILL), and looks at what they leave behind.

    python3 Tests/PublishingTests/kill.py --tool .build/debug/pilaster --kills 200

A site is built, changed, and built again; the second build is killed. Before one in five of these the output is removed, so
that it is a first build. Then every file of the output must be whole: the old
one or the new one. No page may refer to a picture that is not there. The next build must end as a clean one does, byte for
byte. The seed is fixed; the instants are spread over the length of a whole build.
"""
import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

import sites


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tool", required=True, help="the pilaster to try")
    arguments.add_argument("--kills", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    tool = os.path.abspath(options.tool)
    root = tempfile.mkdtemp(prefix="pilaster-kill-")
    try:
        return run(tool, os.path.realpath(root), options.kills, random.Random(options.seed))
    finally:
        shutil.rmtree(root)


def run(tool, root, kills, random_numbers):
    output, clean = os.path.join(root, "Output"), os.path.join(root, "Clean")
    sites.write_site(root, 0)
    require(sites.build(tool, root, output))
    old = sites.snapshot(output)
    counts = {"killed": 0, "ended": 0, "old": 0, "mixed": 0, "new": 0, "parts": 0}
    length = 0.2
    for number in range(1, kills + 1):
        sites.write_site(root, number)
        shutil.rmtree(clean, ignore_errors=True)
        begin = time.monotonic()
        require(sites.build(tool, root, clean, "--clean"))
        length = max(0.02, 0.7 * length + 0.3 * (time.monotonic() - begin))
        new = sites.snapshot(clean)

        if number % 5 == 0:
            shutil.rmtree(output)
            old = {}
        process = subprocess.Popen(
            sites.build_command(tool, root, output), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(random_numbers.random() * length)
        process.kill()
        counts["killed" if process.wait() == -9 else "ended"] += 1

        found = sites.snapshot(output)
        judge(found, old, new, counts, number)
        missing = sites.missing_assets(output)
        if missing:
            sys.exit(f"kill {number}: {missing[0][0]} refers to {missing[0][1]}, which is not there")
        require(sites.build(tool, root, output))
        after = sites.snapshot(output)
        if after != new:
            different = sorted(path for path in after.keys() | new.keys() if after.get(path) != new.get(path))
            sys.exit(f"kill {number}: the next build is no clean one: {different[:5]}")
        old = after
        if number % 20 == 0:
            print(f"{number} builds killed or ended", file=sys.stderr, flush=True)
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    return 0


def judge(found, old, new, counts, number):
    """Every file is whole: as it was, or as it is to be."""
    pages = {path: digest for path, digest in found.items() if not sites.is_part(path)}
    counts["parts"] += len(found) - len(pages)
    for path, digest in pages.items():
        # The list of files names, for a while, those of both.
        if path != ".pilaster-files" and digest not in (old.get(path), new.get(path)):
            sys.exit(f"kill {number}: {path} is neither the old file nor the new one")
    for path in old.keys() & new.keys():
        if path not in pages:
            sys.exit(f"kill {number}: {path} is gone, though both sites have it")
    pages.pop(".pilaster-files", None)
    without = [{path: digest for path, digest in site.items() if path != ".pilaster-files"} for site in (old, new)]
    counts["old" if pages == without[0] else "new" if pages == without[1] else "mixed"] += 1


def require(result):
    if result.returncode != 0:
        sys.exit(f"the build failed ({result.returncode}): {result.stderr[-2000:]}")


if __name__ == "__main__":
    sys.exit(main())
