"""Files as C has them. They carry text, UTF-8 in the file; newlines are left as they are."""

import os
from rpython.rlib._stream import Stream, flags_of_mode

RFile = Stream


def create_file(filename, mode="r", buffering=-1):
    fd = os.open(filename, flags_of_mode(mode), 0o666)
    plus = "+" in mode
    return Stream(fd, mode.startswith("r") or plus, not mode.startswith("r") or plus)


def create_fdopen_rfile(fd, mode="r", buffering=-1):
    flags_of_mode(mode)
    plus = "+" in mode
    return Stream(fd, mode.startswith("r") or plus, not mode.startswith("r") or plus)


def create_stdio():
    """Standard input, output and error. Flush what is written: `print` has a buffer of its own."""
    return Stream(0, True, False), Stream(1, False, True), Stream(2, False, True)
