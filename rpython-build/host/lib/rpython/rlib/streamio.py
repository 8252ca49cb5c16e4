"""Buffered streams. They carry text, UTF-8 in the file; newlines are left as they are, but in the mode U."""

import os
from rpython.rlib._stream import Stream, FileStream, MyNotImplementedError, flags_of_mode

CR, LF, CRLF = 1, 2, 4


class StreamError(Exception):
    def __init__(self, message):
        Exception.__init__(self, message)
        self.message = message


# What a stream can raise: `except StreamErrors`.
StreamErrors = (OSError, StreamError)


def open_file_as_stream(path, mode="r", buffering=-1, signal_checker=None):
    return fdopen_as_stream(os.open(path, flags_of_mode(mode), 0o666), mode, buffering)


def fdopen_as_stream(fd, mode="r", buffering=-1, signal_checker=None):
    flags_of_mode(mode)
    plus = "+" in mode
    reading = mode.startswith("r") or mode.startswith("U")
    return construct_stream_tower(FileStream(fd, reading or plus, not reading or plus), buffering, "U" in mode,
                                  reading or plus, not reading or plus, "b" in mode)


def construct_stream_tower(stream, buffering, universal, reading, writing, binary):
    """The stream with what the arguments ask for around it."""
    if isinstance(stream, FileStream) and buffering >= 0:
        stream.set_buffering(buffering)
    if universal and reading and not binary:
        return TextInputFilter(stream)
    return stream


class DiskFile(FileStream):
    """A file descriptor: what is written goes there at once."""

    buffering = 0

    def __init__(self, fd, signal_checker=None):
        FileStream.__init__(self, fd)

    def read(self, n=-1):
        """What there is, at most so many bytes."""
        if n < 0:
            return self.readall()
        self._check_read()
        if n > 0 and self.count_buffered_bytes() == 0:
            self._fill()
        return self._take(n)


class Filter(Stream):
    """A stream over another one: it hands on what it does not change."""

    def __init__(self, base):
        self.base = base

    def read(self, n=-1):
        return self.base.read(n)

    def readall(self):
        return self.base.readall()

    def readline(self, size=-1):
        return self.base.readline(size)

    def write(self, data):
        self.base.write(data)

    def tell(self):
        return self.base.tell()

    def seek(self, offset, whence=0):
        self.base.seek(offset, whence)

    def truncate(self, size=-1):
        self.base.truncate(size)

    def flush_buffers(self):
        self.base.flush_buffers()

    def flush(self):
        self.base.flush()

    def flushable(self):
        return self.base.flushable()

    def close1(self, closefileno):
        self.base.close1(closefileno)

    def peek(self):
        return self.base.peek()

    def count_buffered_bytes(self):
        return self.base.count_buffered_bytes()

    def try_to_find_file_descriptor(self):
        return self.base.try_to_find_file_descriptor()

    def getnewlines(self):
        return self.base.getnewlines()


class BufferingInputStream(Filter):
    """What is below reads ahead already."""

    def __init__(self, base, bufsize=-1):
        Filter.__init__(self, base)


class BufferingOutputStream(Filter):
    """Writes in large parts."""

    def __init__(self, base, bufsize=-1):
        Filter.__init__(self, base)
        self.bufsize = bufsize if bufsize > 0 else 8192
        self.parts = []
        self.size = 0

    def _write_parts(self):
        if self.size > 0:
            data = "".join(self.parts)
            self.parts = []
            self.size = 0
            self.base.write(data)

    def write(self, data):
        self.parts.append(data)
        self.size += len(data)
        if self.size >= self.bufsize:
            self._write_parts()

    def read(self, n=-1):
        self._write_parts()
        return self.base.read(n)

    def readall(self):
        self._write_parts()
        return self.base.readall()

    def readline(self, size=-1):
        self._write_parts()
        return self.base.readline(size)

    def tell(self):
        self._write_parts()
        return self.base.tell()

    def seek(self, offset, whence=0):
        self._write_parts()
        self.base.seek(offset, whence)

    def truncate(self, size=-1):
        self._write_parts()
        self.base.truncate(size)

    def flush_buffers(self):
        self._write_parts()
        self.base.flush_buffers()

    def flush(self):
        self._write_parts()
        self.base.flush()

    def flushable(self):
        return self.size > 0 or self.base.flushable()

    def close1(self, closefileno):
        try:
            self._write_parts()
        finally:
            self.base.close1(closefileno)


class LineBufferingOutputStream(BufferingOutputStream):
    """Writes whole lines as soon as they are there."""

    def write(self, data):
        end = data.rfind("\n") + 1
        self.parts.append(data[:end])
        self.size += end
        if end > 0:
            self._write_parts()
        self.parts.append(data[end:])
        self.size += len(data) - end
        if self.size >= self.bufsize:
            self._write_parts()


class TextInputFilter(Filter):
    """Every end of a line is read as a newline. Positions are those below, where no text was changed since a `seek`."""

    def __init__(self, base):
        Filter.__init__(self, base)
        self.after_cr = False
        self.seen = 0
        self.ready = ""

    def _changed(self, data):
        """Text from below, with newlines; what kinds there were is kept."""
        if not data:
            return data
        if self.after_cr:
            self.after_cr = False
            if data[0] == "\n":
                self.seen |= CRLF
                data = data[1:]
            else:
                self.seen |= CR
        if data.endswith("\r"):
            # It may be one half of a pair.
            self.after_cr = True
        crlf = data.count("\r\n")
        if crlf > 0:
            self.seen |= CRLF
        if data.count("\n") > crlf:
            self.seen |= LF
        if data.count("\r") > crlf + int(self.after_cr):
            self.seen |= CR
        return data.replace("\r\n", "\n").replace("\r", "\n")

    def _more(self, n):
        """More text, or "" at the end."""
        while True:
            data = self.base.read(n)
            if not data:
                if self.after_cr:
                    self.after_cr = False
                    self.seen |= CR
                return data
            data = self._changed(data)
            if data:
                return data

    def getnewlines(self):
        return self.seen | (CR if self.after_cr else 0)

    def read(self, n=-1):
        if n < 0:
            return self.readall()
        while len(self.ready) < n:
            data = self._more(n - len(self.ready))
            if not data:
                break
            self.ready += data
        data = self.ready[:n]
        self.ready = self.ready[n:]
        return data

    def readall(self):
        data = self.ready + self._changed(self.base.readall())
        self.ready = ""
        if self.after_cr:
            self.after_cr = False
            self.seen |= CR
        return data

    def readline(self, size=-1):
        at = 0
        while True:
            end = self.ready.find("\n", at)
            at = len(self.ready)
            if end >= 0 or 0 <= size <= at:
                break
            data = self._more(200)
            if not data:
                break
            self.ready += data
        stop = at if end < 0 else end + 1
        if 0 <= size < stop:
            stop = size
        line = self.ready[:stop]
        self.ready = self.ready[stop:]
        return line

    def peek(self):
        return 0, self.ready

    def count_buffered_bytes(self):
        return len(self.ready.encode("utf-8")) + self.base.count_buffered_bytes()

    def tell(self):
        return self.base.tell() - len(self.ready.encode("utf-8"))

    def seek(self, offset, whence=0):
        if whence == 1:
            offset -= len(self.ready.encode("utf-8"))
        self.base.seek(offset, whence)
        self.ready = ""
        self.after_cr = False

    def flush_buffers(self):
        if self.ready:
            self.seek(0, 1)
        self.base.flush_buffers()


class TextOutputFilter(Filter):
    """Newlines are written as another end of a line."""

    def __init__(self, base, linesep="\n"):
        Filter.__init__(self, base)
        self.linesep = linesep

    def write(self, data):
        self.base.write(data.replace("\n", self.linesep))


class CRLFFilter(Filter):
    """Reads CR and LF as a newline."""

    def __init__(self, base):
        Filter.__init__(self, base)
        self.after_cr = False

    def read(self, n=-1):
        data = self.base.read(n)
        if self.after_cr:
            # It was kept back.
            self.after_cr = False
            data = "\r" + data
        if data.endswith("\r") and len(data) > 1:
            self.after_cr = True
            data = data[:-1]
        return data.replace("\r\n", "\n")

    def readall(self):
        data = self.base.readall()
        if self.after_cr:
            self.after_cr = False
            data = "\r" + data
        return data.replace("\r\n", "\n")

    def readline(self, size=-1):
        return Stream.readline(self, size)


class TextCRLFFilter(CRLFFilter):
    """Writes a newline as CR and LF, too."""

    def write(self, data):
        self.base.write(data.replace("\r\n", "\n").replace("\n", "\r\n"))


class CallbackReadFilter(Filter):
    """Calls a function before it reads: one that shows a prompt, say."""

    def __init__(self, base, callback):
        Filter.__init__(self, base)
        self.callback = callback

    def read(self, n=-1):
        self.callback()
        return self.base.read(n)

    def readall(self):
        self.callback()
        return self.base.readall()

    def readline(self, size=-1):
        self.callback()
        return self.base.readline(size)
