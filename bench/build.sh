#!/bin/sh
# How long Cargo takes to build three crates, with the toolchain unoptimised as Cargo builds it:
# example-app, bench/modules, which has seven modules in Python, and bench/one, which has one. Cold, and
# after changes of one Python file, in rounds that alternate between the kinds of change; then `cargo
# check` after the same change with RPYTHON_CHECK=1, in the same folder; then the steps of a build that
# does all of them, their sum, and how many lines of C a line of Python becomes. At last bench/one from nothing,
# without the feature `bindgen` and with it, and the size of its target folder. The numbers are medians: wall time, CPU time of all processes, memory
# of the largest process.
#
# Usage: bench/build.sh [ROUNDS]; RPYTHON_BENCH_TARGET names the target directory, which is emptied.
set -eu
cd "$(dirname "$0")/.."
rounds=${1:-5}
export CARGO_TARGET_DIR="${RPYTHON_BENCH_TARGET:-$PWD/target/bench-build}"
results=$(mktemp -d)
file=
trap '[ -z "$file" ] || cp "$results/original.py" "$file"; rm -rf "$results"' EXIT

# What a build, or a check, takes: added to the results of its kind.
run() {
    kind=$1
    shift
    python3 - "$@" -q -p "$package" --offline >>"$results/$package.$kind" <<'EOF'
import resource, subprocess, sys, time
start = time.monotonic()
subprocess.run(["cargo"] + sys.argv[1:], check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(time.monotonic() - start, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)
EOF
}
# The median of a column of a file.
median() {
    awk -v column="$2" '{ print $column }' "$1" | sort -n |
        awk '{ x[NR] = $1 } END { print x[int((NR + 1) / 2)] }'
}
row() {
    of="$results/$package.$2"
    printf '| %s | %.2f s | %.2f s | %.0f MB |\n' \
        "$1" "$(median "$of" 1)" "$(median "$of" 2)" "$(median "$of" 3)"
}
# Another number is in the line that changes.
change() {
    sed "s/$pattern/$before$1$behind/" "$results/original.py" >"$file"
    if cmp -s "$file" "$results/original.py"; then
        echo "$file has no line to change" >&2
        exit 1
    fi
}
# Builds a package after changes of a file, one of them of a line: a pattern, and what it becomes
# before and behind the number of the round.
subject() {
    package=$1
    file=$2
    original=$2
    pattern=$3
    before=$4
    behind=$5
    cp "$file" "$results/original.py"
    run cold build
    size=$(du -sm "$CARGO_TARGET_DIR" | cut -f 1)
    round=1
    while [ "$round" -le "$rounds" ]; do
        run nothing build
        touch "$file"
        run touched build
        echo "# Round $round." >>"$file"
        run comment build
        change "$round"
        run changed build
        made=$(echo "$CARGO_TARGET_DIR/debug/build/$package"-*/out/rpython)
        cp "$made/timings.txt" "$results/steps.$round"
        round=$((round + 1))
    done
    # What else a check needs is made before.
    export RPYTHON_CHECK=1
    run first-check check
    while [ "$round" -le "$((2 * rounds))" ]; do
        change "$round"
        run check check
        round=$((round + 1))
    done
    unset RPYTHON_CHECK
    cp "$results/original.py" "$file"
    file=

    echo "| build of $package, median of $rounds | wall time | CPU time | largest process |"
    echo '|---|--:|--:|--:|'
    row "cold, with all dependencies that no package before it had (once)" cold
    row 'nothing changed' nothing
    row 'one `.py` touched' touched
    row 'one `.py` changed, the C is the same' comment
    row 'one line of a `.py` changed, and the C with it' changed
    row 'the same, `cargo check` with `RPYTHON_CHECK=1`' check
    echo
    echo "The target folder has $size MB after the cold build."
    echo
    echo '| step of the build after the change of a line | median |'
    echo '|---|--:|'
    awk 'NF == 3 { print $1 }' "$results/steps.1" | while read -r step; do
        awk -v step="$step" '$1 == step { print $2 }' "$results"/steps.* >"$results/step"
        printf '| %s | %.0f ms |\n' "$step" "$(median "$results/step" 1)"
    done
    # The stages are what comes between looking for modules and compiling.
    for steps in "$results"/steps.*; do
        awk 'NF == 3 && $1 !~ /^(scan|bindgen|cc)$/ { sum += $2 } END { print sum }' "$steps"
    done >"$results/step"
    printf '| the stages together | %.0f ms |\n' "$(median "$results/step" 1)"
    rm -f "$results"/steps.*
    echo
    # What is generated, but for directives that name lines.
    units=$(sed -n 's|^/\* Units: \(.*\) \*/$|\1|p' "$made"/*.c)
    c=$(cd "$made" && cat $units | grep -vc '^#line')
    python=$(cat "$(dirname "$original")"/*.py | wc -l)
    echo "$c lines of C for $python of Python: $((c / python))."
    echo
}

rm -rf "$CARGO_TARGET_DIR"
subject example-app example-app/py/calc.py 'self.depth > 100:' 'self.depth > 10' ':'
subject bench-modules bench/modules/py/index.py '1.0 + found' '1.0 + found + ' '.0'
subject bench-one bench/one/py/words.py 'at = len(result)' 'at = len(result) + ' ' - 1'

# From nothing, each by itself, without what Cargo keeps to compile crates of this workspace again in parts.
export CARGO_INCREMENTAL=0
echo '| build of bench-one | wall time | CPU time | largest process | target folder |'
echo '|---|--:|--:|--:|--:|'
alone() {
    of=$1
    kind=$2
    shift 2
    rm -rf "$CARGO_TARGET_DIR"
    run "$kind" build "$@"
    row "$of" "$kind" | sed "s/\$/ $(du -sm "$CARGO_TARGET_DIR" | cut -f 1) MB |/"
}
alone 'cold, without `bindgen`' plain --no-default-features
alone 'cold, as it is by default' default
