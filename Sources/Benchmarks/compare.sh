#!/bin/sh
# Measures two commits against each other: sh Sources/Benchmarks/compare.sh OLD NEW [PROJECT [ROUNDS]]
#
# Each commit is built in a worktree of its own below TMPDIR; in place of a commit there may be a path to a `Benchmarks` that is
# built already, such as .build/release/Benchmarks. Then both measure the same pages, in turns; what counts are the ratios to
# libcmark alone in each table, since the machine's speed drifts.
set -eu
if [ $# -lt 2 ] || [ $# -gt 4 ]; then
    echo 'usage: sh Sources/Benchmarks/compare.sh OLD NEW [PROJECT [ROUNDS]]' >&2
    exit 64
fi
old=$1 new=$2 rounds=${4:-5}
project=$(cd "${3:-.}" && pwd)
scratch=$(mktemp -d)
clean() {
    for side in old new; do
        if [ -e "$scratch/$side" ]; then git worktree remove --force "$scratch/$side"; fi
    done
    rm -rf "$scratch"
}
trap clean EXIT
trap 'exit 1' INT TERM HUP

# benchmarks OLD|NEW COMMIT: builds a side, if it is not built, and prints the path of its `Benchmarks`.
benchmarks() {
    if [ -f "$2" ] && [ -x "$2" ]; then
        (cd "$(dirname "$2")" && printf '%s/%s\n' "$(pwd)" "$(basename "$2")")
        return
    fi
    # Standard output is for the path alone.
    git worktree add --quiet --detach "$scratch/$1" "$2" >&2
    swift build --package-path "$scratch/$1" -c release --product Benchmarks >&2
    printf '%s\n' "$scratch/$1/.build/release/Benchmarks"
}
old_benchmarks=$(benchmarks old "$old")
new_benchmarks=$(benchmarks new "$new")

for turn in 1 2; do
    printf '\nold (%s), turn %s\n\n' "$old" "$turn"
    "$old_benchmarks" "$project" "$rounds"
    printf '\nnew (%s), turn %s\n\n' "$new" "$turn"
    "$new_benchmarks" "$project" "$rounds"
done
