"""Buffered streams. They carry text, UTF-8 in the file; newlines are left as they are."""

import os
from rpython.rlib._stream import Stream, flags_of_mode

StreamError = Exception


class StreamErrors(Exception):
    pass


def open_file_as_stream(path, mode="r", buffering=-1, signal_checker=None):
    fd = os.open(path, flags_of_mode(mode), 0o666)
    plus = "+" in mode
    return Stream(fd, mode.startswith("r") or plus, not mode.startswith("r") or plus)


def fdopen_as_stream(fd, mode="r", buffering=-1, signal_checker=None):
    flags_of_mode(mode)
    plus = "+" in mode
    return Stream(fd, mode.startswith("r") or plus, not mode.startswith("r") or plus)


def construct_stream_tower(stream, buffering, universal, reading, writing, binary):
    return stream


def DiskFile(fd):
    return Stream(fd)
