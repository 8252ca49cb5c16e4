#!/bin/sh
# What a program takes that runs for long with a bounded set of objects alive (bench/soak.py).
#
#     bench/soak.sh [SECONDS [COLLECTOR]]        600 seconds by default
#
# Prints its memory after a peak, and the least and the most that it had in each tenth of the time.
set -e
cd "$(dirname "$0")/.."
seconds=${1:-600} gc=${2:-generational}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cargo run -q --release -p cargo-rpython -- rpython translate bench/soak.py -q --gc "$gc" -O 2 -o "$work/soak"
test "$gc" = refcount && cyclic=acyclic || cyclic=
"$work/soak" "$seconds" $cyclic | awk -v seconds="$seconds" '
    $2 != "s" { print; next }
    {
        part = int(($1 - 1) * 10 / seconds)
        if (!(part in least) || $3 < least[part]) least[part] = $3
        if ($3 > most[part]) most[part] = $3
    }
    END {
        for (part = 0; part in most; part++)
            printf "%d s to %d s: %d to %d KB\n", part * seconds / 10, (part + 1) * seconds / 10, least[part], most[part]
    }'
