#!/usr/bin/env python3
"""Builds onto a disk that is full, at every filling from none to enough, and looks at what is left.

    sudo python3 Tests/PublishingTests/full_disk.py --tool .build/debug/pilaster

The output is on a tmpfs of a few megabytes, which only root may mount. A site is built there, then changed, and built again
with less and less room taken away by another file. Such a build must end with exit code 74 and say why; every file must be
whole, the old one or the new one, and no half-written one may be left. With room again, the next build must end as a clean one.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

import sites


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tool", required=True, help="the pilaster to try")
    arguments.add_argument("--steps", type=int, default=40, help="how many fillings are tried")
    options = arguments.parse_args()
    tool = os.path.abspath(options.tool)
    root = os.path.realpath(tempfile.mkdtemp(prefix="pilaster-disk-"))
    disk = os.path.join(root, "disk")
    os.mkdir(disk)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk], check=True)
    try:
        return run(tool, root, disk, options.steps)
    finally:
        subprocess.run(["umount", disk], check=True)
        shutil.rmtree(root)


def run(tool, root, disk, steps):
    output, clean, filler = os.path.join(disk, "Output"), os.path.join(root, "Clean"), os.path.join(disk, "filler")
    sites.write_site(root, 0)
    require(sites.build(tool, root, output))
    old = sites.snapshot(output)
    counts = {"failed": 0, "fitted": 0}
    for step in range(1, steps + 1):
        sites.write_site(root, step)
        shutil.rmtree(clean, ignore_errors=True)
        require(sites.build(tool, root, clean, "--clean"))
        new = sites.snapshot(clean)
        fill(disk, filler, room=(step - 1) * 4096)
        result = sites.build(tool, root, output)
        os.remove(filler)
        if result.returncode == 0:
            counts["fitted"] += 1
        elif result.returncode == 74 and "No space left on device" in result.stderr:
            counts["failed"] += 1
            judge(sites.snapshot(output), old, new, step)
        else:
            sys.exit(f"step {step}: exit code {result.returncode}: {result.stderr[-500:]}")
        require(sites.build(tool, root, output))
        old = sites.snapshot(output)
        if old != new:
            sys.exit(f"step {step}: the build with room again is no clean one")
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    if counts["failed"] == 0:
        sys.exit("no build met a full disk")
    return 0


def fill(disk, filler, room):
    """Takes all room away but so many bytes."""
    status = os.statvfs(disk)
    free = status.f_bavail * status.f_frsize - room
    with open(filler, "wb") as file:
        file.write(b"\0" * max(0, free))


def judge(found, old, new, step):
    for path, digest in found.items():
        if sites.is_part(path):
            sys.exit(f"step {step}: {path} was left half written")
        if path != ".pilaster-files" and digest not in (old.get(path), new.get(path)):
            sys.exit(f"step {step}: {path} is neither the old file nor the new one")
    for path in old.keys() & new.keys():
        if path not in found:
            sys.exit(f"step {step}: {path} is gone, though both sites have it")


def require(result):
    if result.returncode != 0:
        sys.exit(f"the build failed ({result.returncode}): {result.stderr[-2000:]}")


if __name__ == "__main__":
    sys.exit(main())
