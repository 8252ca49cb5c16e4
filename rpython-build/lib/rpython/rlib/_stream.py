"""Streams over file descriptors: what `streamio` and `rfile` share. They carry text: UTF-8."""

import os

CHUNK = 65536


def flags_of_mode(mode):
    """The flags for `os.open`."""
    if mode.startswith("r"):
        base = 0
    elif mode.startswith("w"):
        base = os.O_CREAT | os.O_TRUNC
    elif mode.startswith("a"):
        base = os.O_CREAT | os.O_APPEND
    else:
        raise ValueError("invalid mode: '%s'" % mode)
    if "+" in mode:
        return base | os.O_RDWR
    if mode.startswith("r"):
        return base | os.O_RDONLY
    return base | os.O_WRONLY


class Stream(object):
    """A file descriptor with buffers."""

    def __init__(self, fd, readable=True, writable=True):
        self.fd = fd
        self.can_read = readable
        self.can_write = writable
        self.input = b""
        self.at = 0
        self.output = []
        self.output_size = 0
        self.closed = False

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def _check_read(self):
        self._check()
        if not self.can_read:
            raise IOError("stream is not open for reading")
        if self.output_size > 0:
            self.flush()

    def _fill(self):
        data = os.read(self.fd, CHUNK)
        if len(data) == 0:
            return False
        self.input = self.input[self.at:] + data
        self.at = 0
        return True

    def read(self, n=-1):
        """So many bytes (and on to the end of a character), or everything if `n` is negative."""
        if n < 0:
            return self.readall()
        self._check_read()
        while len(self.input) - self.at < n:
            if not self._fill():
                break
        stop = min(self.at + n, len(self.input))
        # Not in the middle of a character.
        while True:
            while stop < len(self.input) and self.input[stop] & 0xC0 == 0x80:
                stop += 1
            if stop == self.at or stop < len(self.input):
                break
            known = stop - self.at
            if self.input[stop - 1] < 0x80 or not self._fill():
                break
            stop = self.at + known
        data = self.input[self.at:stop]
        self.at = stop
        return data.decode("utf-8")

    def readall(self):
        self._check_read()
        parts = [self.input[self.at:]]
        self.input = b""
        self.at = 0
        while True:
            data = os.read(self.fd, CHUNK)
            if len(data) == 0:
                break
            parts.append(data)
        return b"".join(parts).decode("utf-8")

    def readline(self):
        self._check_read()
        searched = self.at
        while True:
            end = self.input.find(b"\n", searched)
            if end >= 0:
                stop = end + 1
                break
            searched = len(self.input) - self.at
            if not self._fill():
                stop = len(self.input)
                break
        data = self.input[self.at:stop]
        self.at = stop
        return data.decode("utf-8")

    def readlines(self):
        lines = []
        while True:
            line = self.readline()
            if len(line) == 0:
                return lines
            lines.append(line)

    def write(self, text):
        self._check()
        if not self.can_write:
            raise IOError("stream is not open for writing")
        if len(self.input) > 0:
            left = len(self.input) - self.at
            self.input = b""
            self.at = 0
            if left > 0:
                os.lseek(self.fd, -left, 1)
        data = text.encode("utf-8")
        self.output.append(data)
        self.output_size += len(data)
        if self.output_size > CHUNK:
            self.flush()

    def flush(self):
        self._check()
        if self.output_size == 0:
            return
        data = b"".join(self.output)
        self.output = []
        self.output_size = 0
        start = 0
        while start < len(data):
            start += os.write(self.fd, data[start:])

    flush_buffers = flush

    def seek(self, pos, whence=0):
        self.flush()
        if whence == 1:
            pos -= len(self.input) - self.at
        self.input = b""
        self.at = 0
        os.lseek(self.fd, pos, whence)

    def tell(self):
        self.flush()
        return os.lseek(self.fd, 0, 1) - (len(self.input) - self.at)

    def truncate(self, size=-1):
        if size < 0:
            size = self.tell()
        self.flush()
        os.ftruncate(self.fd, size)

    def try_to_find_file_descriptor(self):
        return self.fd

    def fileno(self):
        self._check()
        return self.fd

    def isatty(self):
        self._check()
        return os.isatty(self.fd)

    def close(self):
        if self.closed:
            return
        try:
            self.flush()
        finally:
            self.closed = True
            if self.fd > 2:
                os.close(self.fd)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()
