#!/bin/sh
# How long Cargo takes to build two crates, with the toolchain unoptimised as Cargo builds it:
# example-app, and bench/modules, which has seven modules in Python. Cold, and after changes of one
# Python file, in rounds that alternate between the kinds of change. Then the steps of a build that
# does all of them. The numbers are medians.
#
# Usage: bench/build.sh [ROUNDS]; RPYTHON_BENCH_TARGET names the target directory, which is emptied.
set -eu
cd "$(dirname "$0")/.."
rounds=${1:-5}
export CARGO_TARGET_DIR="${RPYTHON_BENCH_TARGET:-$PWD/target/bench-build}"
results=$(mktemp -d)
file=
trap '[ -z "$file" ] || cp "$results/original.py" "$file"; rm -rf "$results"' EXIT

# Seconds of one build, added to the results of this kind.
build() {
    start=$(date +%s%N)
    cargo build -q -p "$package" --offline
    echo "$(($(date +%s%N) - start))" >>"$results/$package.$1"
}
median() {
    sort -n "$1" | awk '{ x[NR] = $1 } END { print x[int((NR + 1) / 2)] }'
}
row() {
    printf '| %s | %.2f s |\n' "$1" "$(median "$results/$package.$2")e-9"
}
# Builds a package after changes of a file, one of them of a line: a pattern, and what it becomes
# before and behind the number of the round.
subject() {
    package=$1
    file=$2
    cp "$file" "$results/original.py"
    build cold
    round=1
    while [ "$round" -le "$rounds" ]; do
        build nothing
        touch "$file"
        build touched
        echo "# Round $round." >>"$file"
        build comment
        sed "s/$3/$4$round$5/" "$results/original.py" >"$file"
        cmp -s "$file" "$results/original.py" && { echo "$file has no line to change" >&2; exit 1; }
        build changed
        cp "$CARGO_TARGET_DIR/debug/build/$package"-*/out/rpython/timings.txt "$results/steps.$round"
        round=$((round + 1))
    done
    cp "$results/original.py" "$file"
    file=

    echo "| build of $package, median of $rounds | wall time |"
    echo '|---|--:|'
    row "cold, with all dependencies that no package before it had (once)" cold
    row 'nothing changed' nothing
    row 'one `.py` touched' touched
    row 'one `.py` changed, the C is the same' comment
    row 'one line of a `.py` changed, and the C with it' changed
    echo
    echo '| step of the last kind | median |'
    echo '|---|--:|'
    awk 'NF == 3 { print $1 }' "$results/steps.1" | while read -r step; do
        awk -v step="$step" '$1 == step { print $2 }' "$results"/steps.* >"$results/step"
        printf '| %s | %.0f ms |\n' "$step" "$(median "$results/step")"
    done
    echo
}

rm -rf "$CARGO_TARGET_DIR"
subject example-app example-app/py/calc.py 'self.depth > 100:' 'self.depth > 10' ':'
subject bench-modules bench/modules/py/index.py '1.0 + found' '1.0 + found + ' '.0'
