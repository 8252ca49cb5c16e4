"""Runs Python programs one after the other, each in a process of its own.

Arguments: a folder, then the programs. What the n-th program prints goes to `n.out` and `n.err` in
the folder, its exit status to `n.status`. The processes are forks, so that the interpreter starts
once.
"""
import os
import signal
import sys

# What many programs import: so that it is imported once.
import dataclasses
import enum
import gc
import runpy
import typing

# Last, so that `rpython` is found there and the standard modules are CPython's own.
LIBRARY = os.environ["RPYTHON_LIBRARY"]
sys.path.append(LIBRARY)


def record(folder, number, status):
    with open(os.path.join(folder, "%d.status" % number), "w") as file:
        file.write(str(status))


# A program that does not call its entry point itself gets it called, as when it is translated.
RUN = """
import os, runpy, sys
program = sys.argv.pop()
sys.argv = [program]
sys.path.insert(0, os.path.dirname(program))
names = runpy.run_path(program, run_name="__main__")
if "entry_point" in names:
    sys.exit(names["entry_point"](sys.argv))
"""


def input_of(program):
    return os.path.splitext(program)[0] + ".stdin"


def run_elsewhere(folder, programs):
    """Where there is no fork."""
    import subprocess

    environment = dict(os.environ, PYTHONPATH=LIBRARY)
    for number, program in enumerate(programs):
        base = os.path.join(folder, str(number))
        with open(base + ".out", "wb") as out, open(base + ".err", "wb") as err:
            given = input_of(program) if os.path.exists(input_of(program)) else os.devnull
            with open(given, "rb") as stdin:
                command = [sys.executable, "-c", RUN, program]
                done = subprocess.run(
                    command, stdin=stdin, stdout=out, stderr=err, env=environment
                )
        record(folder, number, done.returncode)


def fork_for_each(folder, programs):
    """Gives, in a new process each, the program to run."""
    # What there is so far is not looked at again, nor copied for it, when each of them ends.
    gc.freeze()
    for number, program in enumerate(programs):
        process = os.fork()
        if process == 0:
            for descriptor, suffix in (1, "out"), (2, "err"):
                path = os.path.join(folder, "%d.%s" % (number, suffix))
                file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
                os.dup2(file, descriptor)
                os.close(file)
            if os.path.exists(input_of(program)):
                os.dup2(os.open(input_of(program), os.O_RDONLY), 0)
            if hasattr(signal, "alarm"):
                # One that hangs fails.
                signal.alarm(60)
            return program
        status = os.waitpid(process, 0)[1]
        # A signal counts as a status that no engine gives.
        record(folder, number, status >> 8 if status & 0xFF == 0 else -1)
    return None


folder, programs = sys.argv[1], sys.argv[2:]
if hasattr(os, "fork"):
    program = fork_for_each(folder, programs)
    if program is not None:
        sys.argv = [program]
        exec(RUN)
else:
    run_elsewhere(folder, programs)
