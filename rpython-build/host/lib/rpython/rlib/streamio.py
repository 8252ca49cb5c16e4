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


class ReadAhead(Filter):
    """A stream that has read more of the one below than it has given: what is in `buf` from `pos` on."""

    def __init__(self, base):
        self.base = base
        self.buf = ""
        self.pos = 0

    def _keep(self, data):
        self.buf = data
        self.pos = 0

    def _ahead(self):
        """How many bytes that is."""
        return len(self.buf[self.pos:].encode("utf-8"))

    def peek(self):
        return self.pos, self.buf

    def count_buffered_bytes(self):
        return self._ahead() + max(self.base.count_buffered_bytes(), 0)

    def tell(self):
        below = self.base.tell()
        ahead = self._ahead()
        if ahead > below:
            # Somebody else has moved the place below.
            self._keep("")
            return below
        return below - ahead

    def seek(self, offset, whence=0):
        if whence == 1:
            offset -= self._ahead()
        self.base.seek(offset, whence)
        self._keep("")

    def flush_buffers(self):
        """Goes back below to where this stream is, if it can."""
        ahead = self._ahead()
        if ahead > 0:
            try:
                self.base.seek(-ahead, 1)
            except (MyNotImplementedError, OSError):
                return
        self._keep("")
        self.base.flush_buffers()

    def write(self, data):
        self.flush_buffers()
        self.base.write(data)

    def truncate(self, size=-1):
        self.flush_buffers()
        self.base.truncate(size)

    def flush(self):
        self.flush_buffers()
        self.base.flush()


class BufferingInputStream(ReadAhead):
    """Reads in large parts."""

    def __init__(self, base, bufsize=-1):
        ReadAhead.__init__(self, base)
        self.bufsize = bufsize if bufsize > 0 else 8192

    def read(self, n=-1):
        """So many characters, or what there is up to the end."""
        if n < 0:
            return self.readall()
        parts = []
        while n > 0:
            part = self.buf[self.pos:self.pos + n]
            if len(part) == 0:
                self._keep(self.base.read(self.bufsize))
                if len(self.buf) == 0:
                    break
                continue
            parts.append(part)
            self.pos += len(part)
            n -= len(part)
        return "".join(parts)

    def readall(self):
        parts = [self.buf[self.pos:]]
        self._keep("")
        while True:
            try:
                part = self.base.read(self.bufsize)
            except OSError:
                # What was read before is not lost.
                if len(parts) == 1 and len(parts[0]) == 0:
                    raise
                break
            if len(part) == 0:
                break
            parts.append(part)
        return "".join(parts)

    def readline(self, size=-1):
        """A line, or what is left of the last one; at most `size` characters."""
        parts = []
        while size != 0:
            if self.pos >= len(self.buf):
                self._keep(self.base.read(self.bufsize))
                if len(self.buf) == 0:
                    break
            stop = self.buf.find("\n", self.pos) + 1
            ended = stop > 0
            if not ended:
                stop = len(self.buf)
            if 0 <= size < stop - self.pos:
                stop = self.pos + size
                ended = True
            parts.append(self.buf[self.pos:stop])
            if size > 0:
                size -= stop - self.pos
            self.pos = stop
            if ended:
                break
        return "".join(parts)

    def _move(self, difference):
        """Moves by so many bytes within the buffer, if they are there and a character starts behind them."""
        data = self.buf.encode("utf-8")
        at = len(data) - self._ahead() + difference
        if at < 0 or at > len(data) or at < len(data) and data[at] & 0xC0 == 0x80:
            return False
        self.pos = len(data[:at].decode("utf-8"))
        return True

    def _skip(self, count):
        """Reads so many bytes, and forgets them."""
        while count > 0:
            # A character has four bytes at most.
            part = self.read((count + 3) // 4)
            if len(part) == 0:
                break
            count -= len(part.encode("utf-8"))

    def seek(self, offset, whence=0):
        if whence == 2:
            try:
                self.base.seek(offset, 2)
            except MyNotImplementedError:
                self._keep(self.readall())
                if self._ahead() + offset < 0:
                    raise StreamError("cannot seek back")
                self._skip(self._ahead() + offset)
                return
            self._keep("")
            return
        if whence != 0 and whence != 1:
            raise StreamError("whence should be 0, 1 or 2")
        difference = offset
        if whence == 0:
            difference -= self.tell()
        if self._move(difference):
            return
        try:
            ReadAhead.seek(self, offset, whence)
        except MyNotImplementedError:
            if difference < 0:
                raise
            self._skip(difference)


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


class TextInputFilter(ReadAhead):
    """Every end of a line is read as a newline. Positions are those below."""

    def __init__(self, base):
        ReadAhead.__init__(self, base)
        self.after_cr = False
        self.seen = 0

    def _changed(self, data):
        """Text from below, with newlines; what kinds there were is kept. It is "" at the end."""
        if self.after_cr:
            self.after_cr = False
            if data.startswith("\n"):
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

    def _behind_pair(self):
        """Where a CR was read, goes on behind the LF of the pair, if it is one."""
        if not self.after_cr:
            return
        if self.pos >= len(self.buf):
            self._keep(self.base.read(1))
        if self.pos < len(self.buf):
            if self.buf[self.pos] == "\n":
                self.pos += 1
                self.seen |= CRLF
            else:
                self.seen |= CR
            self.after_cr = False

    def getnewlines(self):
        return self.seen

    def read(self, n=-1):
        """What there is, at most so many characters; "" at the end."""
        if n < 0:
            return self.readall()
        if n == 0:
            return ""
        while True:
            if self.pos >= len(self.buf):
                self._keep(self.base.read(n))
            data = self.buf[self.pos:self.pos + n]
            self.pos += len(data)
            text = self._changed(data)
            # (Of the text from below, half of a pair may be all there is.)
            if len(text) > 0 or len(data) == 0:
                return text

    def readall(self):
        data = self.buf[self.pos:] + self.base.readall()
        self._keep("")
        text = self._changed(data)
        return text + self._changed("")

    def readline(self, size=-1):
        parts = []
        while size != 0:
            self._behind_pair()
            if self.pos >= len(self.buf):
                # Not beyond a newline, which may be the last thing that is there now.
                self._keep(self.base.readline(200))
            stop = self._end_of_line()
            if 0 <= size < stop - self.pos:
                stop = self.pos + size
            data = self.buf[self.pos:stop]
            self.pos = stop
            text = self._changed(data)
            if len(data) == 0:
                break
            parts.append(text)
            if size > 0:
                size -= len(text)
            if text.endswith("\n"):
                break
        return "".join(parts)

    def _end_of_line(self):
        """Where the line ends that the buffer goes on with, or the buffer does."""
        lf = self.buf.find("\n", self.pos)
        cr = self.buf.find("\r", self.pos)
        if cr >= 0 and (lf < 0 or cr < lf):
            return cr + 2 if lf == cr + 1 else cr + 1
        return lf + 1 if lf >= 0 else len(self.buf)

    def peek(self):
        """Up to where the text is going to be changed."""
        start = self.pos
        if self.after_cr and start < len(self.buf) and self.buf[start] == "\n":
            start += 1
        stop = self.buf.find("\r", start)
        return start, self.buf[:stop] if stop >= 0 else self.buf

    def tell(self):
        self._behind_pair()
        return ReadAhead.tell(self)

    def seek(self, offset, whence=0):
        if whence == 1:
            self._behind_pair()
        ReadAhead.seek(self, offset, whence)
        self.after_cr = False

    def flush_buffers(self):
        self._behind_pair()
        ReadAhead.flush_buffers(self)


class TextOutputFilter(Filter):
    """Newlines are written as another end of a line."""

    def __init__(self, base, linesep="\n"):
        Filter.__init__(self, base)
        self.linesep = linesep

    def write(self, data):
        self.base.write(data.replace("\n", self.linesep))


class CRLFFilter(Filter):
    """Reads every end of a line as a newline; it does not know where it is, nor what ends there were."""

    def __init__(self, base):
        Filter.__init__(self, base)
        self.after_cr = False

    def _changed(self, data):
        if self.after_cr and data.startswith("\n"):
            data = data[1:]
        self.after_cr = data.endswith("\r")
        return data.replace("\r\n", "\n").replace("\r", "\n")

    def read(self, n=-1):
        while True:
            data = self.base.read(n)
            text = self._changed(data)
            # (Of the text from below, half of a pair may be all there is.)
            if len(text) > 0 or len(data) == 0:
                return text

    def readall(self):
        return self._changed(self.base.readall())

    def readline(self, size=-1):
        return Stream.readline(self, size)

    def seek(self, offset, whence=0):
        self.base.seek(offset, whence)
        self.after_cr = False


class TextCRLFFilter(ReadAhead):
    """Reads CR and LF as a newline, and writes a newline as both; a CR that is alone stays."""

    def read(self, n=-1):
        """What there is, at most so many characters; "" at the end."""
        if n < 0:
            return self.readall()
        data = self.buf[self.pos:self.pos + n]
        self.pos += len(data)
        if len(data) < n:
            data += self.base.read(n - len(data))
        if data.endswith("\r"):
            # It may be one half of a pair.
            if self.pos >= len(self.buf):
                self._keep(self.base.read(1))
            if self.pos < len(self.buf) and self.buf[self.pos] == "\n":
                self.pos += 1
                data += "\n"
        return data.replace("\r\n", "\n")

    def readall(self):
        data = self.buf[self.pos:] + self.base.readall()
        self._keep("")
        return data.replace("\r\n", "\n")

    def readline(self, size=-1):
        if size >= 0 or self.pos < len(self.buf):
            return Stream.readline(self, size)
        return self.base.readline().replace("\r\n", "\n")

    def write(self, data):
        ReadAhead.write(self, data.replace("\n", "\r\n"))


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
