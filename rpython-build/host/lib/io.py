"""Streams in memory. Files are those of `_io`."""

from _buffer import bytes_of

__specialize__ = "argument types"

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
DEFAULT_BUFFER_SIZE = 8192


class UnsupportedOperation(OSError, ValueError):
    pass


class IOBase:
    def __init__(self):
        self.closed = False

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def close(self):
        self.closed = True

    def flush(self):
        self._check()

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, *exc):
        self.close()

    def readable(self):
        return True

    def writable(self):
        return True

    def seekable(self):
        return True

    def isatty(self):
        return False

    def fileno(self):
        raise UnsupportedOperation("fileno")


RawIOBase = BufferedIOBase = TextIOBase = IOBase


def _memory():
    """What text and bytes in memory share, as a class of its own for each: its attributes hold
    text, or bytes."""
    class Memory(IOBase):
        """`_parts` holds the contents, `_at` the position."""

        def __iter__(self):
            self._check()
            return self

        def __next__(self):
            line = self.readline()
            if not line:
                raise StopIteration
            return line

        def getvalue(self):
            self._check()
            return self._all()

        def tell(self):
            self._check()
            return self._at

        def seek(self, pos, whence=0):
            self._check()
            if whence == 0:
                if pos < 0:
                    raise ValueError(self._negative + " %d" % pos)
            elif whence == 1:
                pos += self._at
            elif whence == 2:
                pos += len(self._all())
            else:
                raise ValueError(self._invalid + " (%d, should be 0, 1 or 2)" % whence)
            self._at = max(pos, 0)
            return self._at

        def read(self, size=-1):
            self._check()
            data = self._all()
            end = len(data) if size is None or size < 0 else self._at + size
            result = data[self._at:end]
            self._at = max(self._at, min(end, len(data)))
            return result

        def readline(self, size=-1):
            self._check()
            data = self._all()
            end = data.find(self._newline, self._at)
            end = len(data) if end < 0 else end + 1
            if size is not None and 0 <= size < end - self._at:
                end = self._at + size
            result = data[self._at:end]
            self._at = max(self._at, end)
            return result

        def readlines(self, hint=-1):
            lines = []
            total = 0
            for line in self:
                lines.append(line)
                total += len(line)
                if hint is not None and 0 < hint <= total:
                    break
            return lines

        def writelines(self, lines):
            for line in lines:
                self.write(line)

        def truncate(self, size=None):
            self._check()
            if size is None:
                size = self._at
            elif size < 0:
                raise ValueError(self._negative_size + " %d" % size)
            self._set(self._all()[:size])
            return size

        def _set(self, data):
            self._parts = [data]
            self._length = len(data)

        def _put(self, data):
            """Writes at the position."""
            current = self._all()
            if self._at > len(current):
                current += self._zero * (self._at - len(current))
            self._set(current[:self._at] + data + current[self._at + len(data):])
            self._at += len(data)

    return Memory


class StringIO(_memory()):
    _negative = "Negative seek position"
    _negative_size = "Negative size value"
    _invalid = "Invalid whence"
    _newline = "\n"
    _zero = "\0"

    def __init__(self, initial_value="", newline="\n"):
        super().__init__()
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError("initial_value must be str or None, not " + type(initial_value).__name__)
        self._parts = [initial_value or ""]
        self._length = len(self._parts[0])
        self._at = 0

    def _all(self):
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0]

    def write(self, s):
        self._check()
        if not isinstance(s, str):
            raise TypeError("string argument expected, got %r" % type(s).__name__)
        if self._at == self._length:
            self._parts.append(s)
            self._length += len(s)
            self._at = self._length
        else:
            self._put(s)
        return len(s)

    def seek(self, pos, whence=0):
        if pos != 0 and (whence == 1 or whence == 2):
            self._check()
            raise OSError("Can't do nonzero cur-relative seeks")
        return super().seek(pos, whence)


class BytesIO(_memory()):
    _negative = "negative seek value"
    _negative_size = "negative size value"
    _invalid = "invalid whence"
    _newline = b"\n"
    _zero = b"\0"

    def __init__(self, initial_bytes=b""):
        super().__init__()
        self._parts = [bytes_of(initial_bytes)]
        self._length = len(self._parts[0])
        self._at = 0

    def _all(self):
        if len(self._parts) > 1:
            self._parts = [b"".join(self._parts)]
        return self._parts[0]

    def write(self, b):
        self._check()
        b = bytes_of(b)
        if self._at == self._length:
            self._parts.append(b)
            self._length += len(b)
            self._at = self._length
        else:
            self._put(b)
        return len(b)

    def getbuffer(self):
        return memoryview(self.getvalue())

    def read1(self, size=-1):
        return self.read(size)

    def readinto(self, buffer):
        data = self.read(len(buffer))
        for i, byte in enumerate(data):
            buffer[i] = byte
        return len(data)


class TextIOWrapper(StringIO):
    pass
