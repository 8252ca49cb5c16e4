#!/bin/bash
# What translating generated programs costs: N functions of all sorts, and ten thousand lines over
# many modules in packages. The least user time of ROUNDS runs of all stages before the C compiler,
# and how often the annotator looked at each block; then the stages of the largest one, and
# what ten thousand lines take with the C compiler.
#
# Usage: bench/scale.sh [PROFILE [ROUNDS]]; PROFILE is `release` (the default) or `dev`.
set -eu
cd "$(dirname "$0")/.."
profile=${1:-release}
rounds=${2:-3}
cargo build -q --offline --profile "$profile" -p cargo-rpython
cargo build -q --offline -p rpython-tests --bin generate
target=${CARGO_TARGET_DIR:-target}
folder=$profile
[ "$profile" = dev ] && folder=debug
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
TIMEFORMAT=%U

# A program of this shape and size.
row() {
    "$target/debug/generate" "$1" "$2" "$programs/$1-$2"
    rm -f "$programs/times"
    for _ in $(seq "$rounds"); do
        { time "$target/$folder/cargo-rpython" rpython translate "$programs/$1-$2/main.py" \
            --emit c --timings -o "$programs/c" 2>"$programs/said"; } 2>>"$programs/times"
    done
    least=$(sort -n "$programs/times" | head -n 1)
    work=$(sed -n 's/^annotation: \([0-9]*\) blocks.*(\(.*\) per block).*/\1 | \2/p' "$programs/said")
    echo "| $1 | $2 | $work | $least s |"
}

echo '| program | size | blocks | visits per block | user time |'
echo '|---|--:|--:|--:|--:|'
row packages 10500
for size in 250 500 1000 2000 4000; do
    row mixed "$size"
done
grep ' ms$' "$programs/said"

# All of a translation, C compiler included: by the clock, and of all processors.
whole() {
    measured=$({ TIMEFORMAT='%R s | %U s'; time "$target/$folder/cargo-rpython" rpython translate \
        "$programs/$1-$2/main.py" -O "$3" -o "$programs/executable" 2>/dev/null; } 2>&1)
    echo "| $1 | $2 | -O $3 | $measured |"
}

echo
echo '| program | size | level | wall time | user time |'
echo '|---|--:|---|--:|--:|'
for level in 0 1 2 3; do
    whole packages 10500 "$level"
done
