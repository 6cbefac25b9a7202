#!/bin/sh
# Measures two commits against each other: sh Sources/Benchmarks/compare.sh OLD NEW [PROJECT [ROUNDS]]
#
# Each commit is built in a worktree of its own below TMPDIR. Then both measure the same pages, in turns; what counts are the
# ratios to libcmark alone in each table, since the machine's speed drifts.
set -eu
old=$1 new=$2
project=$(cd "${3:-.}" && pwd)
rounds=${4:-5}
scratch=$(mktemp -d)
trap 'git worktree remove --force "$scratch/old"; git worktree remove --force "$scratch/new"; rm -rf "$scratch"' EXIT
for side in old new; do
    eval commit=\$$side
    git worktree add --quiet --detach "$scratch/$side" "$commit"
    swift build --package-path "$scratch/$side" -c release --product Benchmarks
done
for turn in 1 2; do
    for side in old new; do
        eval commit=\$$side
        printf '\n%s (%s), turn %s\n\n' "$side" "$commit" "$turn"
        "$scratch/$side/.build/release/Benchmarks" "$project" "$rounds"
    done
done
