"""Files as C has them. They carry text, UTF-8 in the file; newlines are left as they are."""

import os
import sys
import time
from rpython.rlib._stream import FileStream, flags_of_mode

SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2


class RFile(FileStream):
    """A file. `close` gives 0, as that of C does."""

    def close(self):
        self.close1(True)
        return 0


class PipeFile(RFile):
    """One end of a pipe to a command."""

    def __init__(self, fd, readable, pid):
        RFile.__init__(self, fd, readable, not readable)
        self.pid = pid
        self.status = 0

    def close(self):
        """Waits for the end of the command: its status."""
        if not self.closed:
            from rpython.rlib import rposix
            self.close1(True)
            pid, self.status = rposix.waitpid(self.pid, 0)
        return self.status


def _checked_mode(mode):
    if not mode:
        raise ValueError("empty mode string")
    if mode[0] not in "rwaU":
        raise ValueError("mode string must begin with one of 'r', 'w', 'a' or 'U', not '%s'" % mode)
    return flags_of_mode(mode)


def create_file(filename, mode="r", buffering=-1):
    flags = _checked_mode(mode)
    return create_fdopen_rfile(os.open(filename, flags, 0o666), mode, buffering)


def create_fdopen_rfile(fd, mode="r", buffering=-1):
    _checked_mode(mode)
    plus = "+" in mode
    reading = mode[0] == "r" or mode[0] == "U"
    new = RFile(fd, reading or plus, not reading or plus)
    new.set_buffering(buffering)
    return new


class _StdoutFile(RFile):
    """Standard output: one buffer with `print`, which is written at the end."""

    def write(self, data):
        self._check()
        sys.stdout.write(data)

    def flush(self):
        sys.stdout.flush()


def create_stdio():
    """Standard input, output and error."""
    stderr = RFile(2, False, True)
    stderr.set_buffering(0)
    return RFile(0, True, False), _StdoutFile(1, False, True), stderr


def create_temp_rfile():
    """A file without a name."""
    path = "/tmp/rpython-%d-%d" % (os.getpid(), time.time_ns())
    fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    os.unlink(path)
    return RFile(fd, True, True)


def create_popen_file(command, type):
    """The output of a command of the shell ("r"), or its input ("w")."""
    if type != "r" and type != "w":
        raise ValueError("invalid mode: '%s'" % type)
    from rpython.rlib import rposix
    reading = type == "r"
    r, w = rposix.pipe()
    pid = rposix.fork()
    if pid == 0:
        # The command's output, or its input, is this end.
        rposix.dup2(w if reading else r, 1 if reading else 0)
        rposix.close(r)
        rposix.close(w)
        try:
            rposix.execv("/bin/sh", ["sh", "-c", command])
        except OSError:
            pass
        rposix.exit(127)
    rposix.close(w if reading else r)
    return PipeFile(r if reading else w, reading, pid)


BUFSIZ = 8192
EOF = -1
