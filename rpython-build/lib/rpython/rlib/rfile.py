"""Files as C has them. They carry text, UTF-8 in the file; newlines are left as they are."""

import os
import time
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


def create_temp_rfile():
    """A file without a name."""
    path = "/tmp/rpython-%d-%d" % (os.getpid(), time.time_ns())
    fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    os.unlink(path)
    return Stream(fd, True, True)


def create_popen_file(command, type):
    """The output of a command, or its input: processes are not supported."""
    raise NotImplementedError("rfile.create_popen_file: processes are not supported, but os.system")


create_popen_file._not_rpython_ = "`rfile.create_popen_file` is not supported: of processes there is `os.system` alone"
BUFSIZ = 8192
EOF = -1
