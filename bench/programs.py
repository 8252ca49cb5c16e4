#!/usr/bin/env python3
"""The programs of bench/programs in C, Rust and translated: what they take, as a table in Markdown.

    bench/programs.py [--instructions] [--runs 5] [NAME ...]

CPU time and peak memory are medians of runs in turns, so that what disturbs the machine disturbs all alike; with
--instructions the executed instructions are counted instead (valgrind), which nothing disturbs. All three have to print
the same. TRANSLATE names the command that translates (by default target/release/cargo-rpython). C is compiled with
`gcc -O2`, Rust by Cargo's release profile, both as the processors of this sort all have it.
"""
import argparse
import math
import os
import re
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = os.path.join(HERE, "programs")
TARGET = os.path.join(os.path.dirname(HERE), "target")
BUILD = os.path.join(TARGET, "bench-programs")
TRANSLATE = os.environ.get("TRANSLATE", os.path.join(TARGET, "release", "cargo-rpython"))
MEASURE = os.path.join(BUILD, "measure")

# What each is given: to be timed, and for its instructions to be counted.
ARGUMENTS = {
    "regexscan": (60, 2),
    "unicodetext": (300, 15),
    "objectgraph": (120, 3),
    "prioqueue": (120, 8),
    "closures": (100000, 3000),
    "genpipeline": (15000, 200),
    "tupledict": (300, 12),
    "objmatrix": (1000, 30),
    "parseints": (150, 4),
    "deepraise": (5000000, 150000),
}


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit("%s: %s" % (" ".join(command), done.stderr or done.stdout))
    return done


def build_c(name, output):
    run(["gcc", "-O2", "-std=gnu11", "-o", output, os.path.join(PROGRAMS, "c", name + ".c")])


def build_rust(name, output):
    manifest = os.path.join(PROGRAMS, "rust", "Cargo.toml")
    run(["cargo", "build", "--release", "--locked", "--manifest-path", manifest, "--target-dir", BUILD, "--bin", name])
    os.replace(os.path.join(BUILD, "release", name), output)


def build_translated(name, output):
    run([TRANSLATE, "rpython", "translate", "-q", os.path.join(PROGRAMS, "py", name + ".py"), "-o", output])


PEERS = {"c": build_c, "rust": build_rust, "translated": build_translated}


def executable(peer, name):
    return os.path.join(BUILD, peer, name)


def timed(command):
    """What a run printed, its seconds and its MiB."""
    done = run([MEASURE] + command)
    seconds, kilobytes = done.stderr.split()[-2:]
    return done.stdout, float(seconds), int(kilobytes) / 1024


def counted(command):
    """What a run printed, and its instructions in millions."""
    done = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + command)
    count = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr).group(1)
    return done.stdout, int(count.replace(",", "")) / 1e6


def measured(name, argument, measure, runs):
    """For each peer the medians of what is measured."""
    samples = {peer: [] for peer in PEERS}
    printed = set()
    for _ in range(runs):
        for peer in PEERS:
            text, *figures = measure([executable(peer, name), str(argument)])
            printed.add(text)
            samples[peer].append(figures)
    if len(printed) != 1:
        sys.exit("%s: they do not print the same: %s" % (name, sorted(printed)))
    return {peer: [statistics.median(column) for column in zip(*rows)] for peer, rows in samples.items()}


def multiples(figures):
    """Of Rust and of what is translated, to C."""
    return [figures[peer][0] / figures["c"][0] for peer in list(PEERS)[1:]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("names", nargs="*", choices=[[], *ARGUMENTS])
    args = parser.parse_args()
    names = args.names or list(ARGUMENTS)
    os.makedirs(BUILD, exist_ok=True)
    run(["gcc", "-O2", "-o", MEASURE, os.path.join(HERE, "measure.c")])
    for peer, build in PEERS.items():
        os.makedirs(os.path.join(BUILD, peer), exist_ok=True)
        for name in names:
            build(name, executable(peer, name))
    if args.instructions:
        print("| program | C, M | Rust | translated |\n|---|--:|--:|--:|")
    else:
        print("| program | C, s | Rust | translated | C, MiB | Rust | translated |\n|---|--:|--:|--:|--:|--:|--:|")
    all_multiples = []
    for name in names:
        timing, counting = ARGUMENTS[name]
        if args.instructions:
            figures = measured(name, counting, counted, 1)
        else:
            figures = measured(name, timing, timed, args.runs)
        all_multiples.append(multiples(figures))
        first = "%.1f" if args.instructions else "%.2f"
        cells = [first % figures["c"][0]] + ["%.2f" % m for m in all_multiples[-1]]
        if not args.instructions:
            cells += ["%.1f" % figures[peer][1] for peer in PEERS]
        print("| %s | %s |" % (name, " | ".join(cells)), flush=True)
    means = [math.exp(statistics.mean(map(math.log, column))) for column in zip(*all_multiples)]
    print("| geometric mean | | %s |" % " | ".join(["%.2f" % mean for mean in means] +
                                                  ([] if args.instructions else ["", "", ""])))


main()
