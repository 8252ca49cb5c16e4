"""Streams over file descriptors: what `streamio` and `rfile` share. They carry text: UTF-8."""

import os

CHUNK = 65536


def flags_of_mode(mode):
    """The flags for `os.open`."""
    if mode.startswith("r") or mode.startswith("U"):
        base = 0
    elif mode.startswith("w"):
        base = os.O_CREAT | os.O_TRUNC
    elif mode.startswith("a"):
        base = os.O_CREAT | os.O_APPEND
    else:
        raise ValueError("invalid mode: '%s'" % mode)
    for c in mode[1:]:
        if c not in "+btU":
            raise ValueError("invalid mode: '%s'" % mode)
    if "+" in mode:
        return base | os.O_RDWR
    if base == 0:
        return base | os.O_RDONLY
    return base | os.O_WRONLY


class MyNotImplementedError(Exception):
    """A stream of this kind cannot do that."""


class Stream(object):
    """What all streams can be asked for; the rest by `read`, `write`, `seek` and `tell` of the kind."""

    def read(self, n=-1):
        raise MyNotImplementedError("read")

    def write(self, data):
        raise MyNotImplementedError("write")

    def tell(self):
        raise MyNotImplementedError("tell")

    def seek(self, offset, whence=0):
        raise MyNotImplementedError("seek")

    def truncate(self, size=-1):
        raise MyNotImplementedError("truncate")

    def readall(self):
        parts = []
        while True:
            part = self.read(CHUNK)
            if not part:
                return "".join(parts)
            parts.append(part)

    def readline(self, size=-1):
        """A line, or what is left of the last one; at most `size` characters."""
        parts = []
        while size < 0 or len(parts) < size:
            c = self.read(1)
            parts.append(c)
            if not c or c == "\n":
                break
        return "".join(parts)

    def readlines(self):
        lines = []
        while True:
            line = self.readline()
            if len(line) == 0:
                return lines
            lines.append(line)

    def flush_buffers(self):
        pass

    def flush(self):
        pass

    def flushable(self):
        return False

    def close(self):
        self.close1(True)

    def close1(self, closefileno):
        pass

    def peek(self):
        """Where in a text to go on, and the text: what is read already."""
        return 0, ""

    def count_buffered_bytes(self):
        return -1

    def try_to_find_file_descriptor(self):
        return -1

    def getnewlines(self):
        """The kinds of line ends that were seen: 1 for CR, 2 for LF, 4 for both."""
        return 0


class FileStream(Stream):
    """A file descriptor with buffers."""

    # How much is kept before it is written: 0 nothing, 1 up to the end of a line.
    buffering = CHUNK
    buffer_lines = False

    def __init__(self, fd, readable=True, writable=True):
        self.fd = fd
        self.can_read = readable
        self.can_write = writable
        self.input = b""
        self.at = 0
        self.output = []
        self.output_size = 0
        self.closed = False

    def set_buffering(self, buffering):
        """0: none, 1: of lines, more: of so many bytes."""
        self.buffer_lines = buffering == 1
        if buffering >= 0 and buffering != 1:
            self.buffering = buffering

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
        return self._take(n)

    def _take(self, n):
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

    def readline(self, size=-1):
        """A line, or what is left of the last one; at most `size` bytes (and on to the end of a character)."""
        self._check_read()
        if size == 0:
            return ""
        searched = self.at
        while True:
            end = self.input.find(b"\n", searched)
            if end >= 0:
                length = end + 1 - self.at
                break
            length = len(self.input) - self.at
            if 0 < size <= length:
                break
            searched = length
            if not self._fill():
                length = len(self.input) - self.at
                break
        if 0 < size < length:
            return self._take(size)
        stop = self.at + length
        data = self.input[self.at:stop]
        self.at = stop
        return data.decode("utf-8")

    def peek(self):
        if self.output_size > 0 or self.closed:
            return 0, ""
        return 0, self.input[self.at:].decode("utf-8", "ignore")

    def count_buffered_bytes(self):
        return len(self.input) - self.at

    def write(self, data):
        self._check()
        if not self.can_write:
            raise IOError("stream is not open for writing")
        if len(self.input) > 0:
            left = len(self.input) - self.at
            self.input = b""
            self.at = 0
            if left > 0:
                os.lseek(self.fd, -left, 1)
        encoded = data.encode("utf-8")
        self.output.append(encoded)
        self.output_size += len(encoded)
        if self.output_size > self.buffering or self.buffer_lines and "\n" in data:
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

    def flush_buffers(self):
        """Writes what waits, and forgets what was read too early."""
        self.flush()
        left = len(self.input) - self.at
        if left > 0:
            os.lseek(self.fd, -left, 1)
        self.input = b""
        self.at = 0

    def flushable(self):
        return self.output_size > 0

    def seek(self, offset, whence=0):
        self.flush()
        if whence == 1:
            offset -= len(self.input) - self.at
        self.input = b""
        self.at = 0
        os.lseek(self.fd, offset, whence)

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

    def close1(self, closefileno):
        if self.closed:
            return
        try:
            self.flush()
        finally:
            self.closed = True
            if closefileno and self.fd > 2:
                os.close(self.fd)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()
