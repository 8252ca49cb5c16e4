"""Builtin functions that use the system: while a program is imported builtins are native."""

import _io as io

__specialize__ = "types"


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
    """`mode` must be a constant: text and binary files are of different types."""
    if "b" in mode:
        return io.open_binary(file, mode)
    return io.open_text(file, mode, encoding, errors, newline)


open._annspecialcase_ = "specialize:arg(1)"


def input(prompt=""):
    if prompt:
        io.stdout.write(prompt)
    io.stdout.flush()
    line = io.stdin.readline()
    if not line:
        raise EOFError("EOF when reading a line")
    if line.endswith("\n"):
        line = line[:len(line) - 1]
    return line
