"""Files.

A text file holds UTF-8 (or Latin-1), a binary one bytes. What is written is collected and goes to
the system in large pieces: when there is much of it, when the file is closed or flushed, when a
file is opened or looked at by name, and when the program ends.
"""

from _buffer import bytes_of
from io import UnsupportedOperation
import _system as ll
from _os_errors import os_error, path_error, checked_path

__specialize__ = "types"

CHUNK = 65536

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2


class Open(object):
    """The files that have something to write."""

    def __init__(self):
        self.files = []


OPEN = Open()


def flush_files():
    """Everything that was written reaches the system."""
    files = OPEN.files
    if files:
        OPEN.files = []
        for file in files:
            file.listed = False
            file.write_out()


def flush_at_exit():
    try:
        flush_files()
    except OSError:
        pass


class File(object):
    """What text and binary files share: the descriptor and the two buffers."""

    def __init__(self, fd, name, mode, readable, writable):
        self.fd = fd
        self.name = name
        self.mode = mode
        self.closed = False
        self.can_read = readable
        self.can_write = writable
        self.input = b""
        self.at = 0
        self.output = []
        self.output_size = 0
        # Whether it is among the files that have something to write.
        self.listed = False

    def fileno(self):
        self.check()
        return self.fd

    def isatty(self):
        self.check()
        return ll.sys_isatty(self.fd) == 1

    def readable(self):
        self.check()
        return self.can_read

    def writable(self):
        self.check()
        return self.can_write

    def seekable(self):
        self.check()
        return ll.sys_lseek(self.fd, 0, 1) >= 0

    def check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def check_read(self):
        self.check()
        if not self.can_read:
            raise UnsupportedOperation("not readable")
        if self.output_size > 0:
            self.write_out()

    def check_write(self):
        self.check()
        if not self.can_write:
            raise UnsupportedOperation("not writable")

    def fill(self):
        """Reads more; false at the end of the file."""
        data = ll.sys_read(self.fd, CHUNK)
        if ll.sys_read_error() < 0:
            raise os_error(ll.sys_read_error())
        if len(data) == 0:
            return False
        if self.at >= len(self.input):
            self.input = data
        else:
            self.input = self.input[self.at:] + data
        self.at = 0
        return True

    def read_bytes(self, n):
        """So many bytes, or all up to the end if `n` is negative."""
        if n < 0:
            parts = [self.input[self.at:]]
            self.input = b""
            self.at = 0
            while True:
                data = ll.sys_read(self.fd, CHUNK)
                if ll.sys_read_error() < 0:
                    raise os_error(ll.sys_read_error())
                if len(data) == 0:
                    break
                parts.append(data)
            return b"".join(parts)
        while len(self.input) - self.at < n:
            if not self.fill():
                break
        stop = min(self.at + n, len(self.input))
        data = self.input[self.at:stop]
        self.at = stop
        return data

    def line_bytes(self):
        """Up to and with the next newline."""
        searched = self.at
        while True:
            end = self.input.find(b"\n", searched)
            if end >= 0:
                data = self.input[self.at:end + 1]
                self.at = end + 1
                return data
            searched = len(self.input) - self.at
            if not self.fill():
                data = self.input[self.at:]
                self.at = len(self.input)
                return data

    def put(self, data):
        """Collects bytes to write."""
        if len(self.input) > 0:
            self.drop_input()
        if not self.listed:
            OPEN.files.append(self)
            self.listed = True
        self.output.append(data)
        self.output_size += len(data)
        if self.output_size > CHUNK:
            self.write_out()

    def drop_input(self):
        """The position of the descriptor becomes the position of the reader."""
        left = len(self.input) - self.at
        self.input = b""
        self.at = 0
        if left > 0:
            ll.sys_lseek(self.fd, -left, 1)

    def write_out(self):
        if self.output_size == 0:
            return
        data = b"".join(self.output)
        self.output = []
        self.output_size = 0
        start = 0
        while start < len(data):
            count = ll.sys_write_from(self.fd, data, start)
            if count < 0:
                raise os_error(count)
            start += count

    def forget(self):
        """Takes it from the files that have something to write."""
        files = []
        for file in OPEN.files:
            if file is not self:
                files.append(file)
        OPEN.files = files
        self.listed = False

    def flush(self):
        self.check()
        self.write_out()
        if self.fd == 1:
            ll.sys_flush_stream()

    def close(self):
        if self.closed:
            return
        try:
            self.write_out()
        finally:
            if self.listed:
                self.forget()
            self.closed = True
            result = ll.sys_close(self.fd)
        if result < 0:
            raise os_error(result)

    def seek(self, pos, whence=0):
        self.check()
        self.write_out()
        if whence == 0 and pos < 0:
            raise ValueError("negative seek position %d" % pos)
        if whence == 1:
            pos -= len(self.input) - self.at
        self.input = b""
        self.at = 0
        at = ll.sys_lseek(self.fd, pos, whence)
        if at < 0:
            raise os_error(at)
        return at

    def tell(self):
        self.check()
        self.write_out()
        at = ll.sys_lseek(self.fd, 0, 1)
        if at < 0:
            raise os_error(at)
        return at - (len(self.input) - self.at)

    def truncate(self, size=-1):
        self.check_write()
        if size < 0:
            size = self.tell()
        self.write_out()
        result = ll.sys_ftruncate(self.fd, size)
        if result < 0:
            raise os_error(result)
        return size


class BinaryFile(File):
    """A file of bytes."""

    def read(self, size=-1):
        self.check_read()
        return self.read_bytes(size)

    def read1(self, size=-1):
        self.check_read()
        if self.at >= len(self.input) and not self.fill():
            return b""
        n = len(self.input) - self.at
        return self.read_bytes(n if size < 0 else min(n, size))

    def readline(self, size=-1):
        self.check_read()
        data = self.line_bytes()
        if 0 <= size < len(data):
            self.input = data[size:] + self.input[self.at:]
            self.at = 0
            return data[:size]
        return data

    def readlines(self, hint=-1):
        self.check_read()
        lines = []
        total = 0
        while True:
            line = self.line_bytes()
            if len(line) == 0:
                return lines
            lines.append(line)
            total += len(line)
            if 0 < hint <= total:
                return lines

    def __iter__(self):
        self.check()
        return self

    def __next__(self):
        self.check_read()
        line = self.line_bytes()
        if len(line) == 0:
            raise StopIteration
        return line

    def write(self, data):
        self.check_write()
        data = bytes_of(data)
        if self.fd == 1 or self.fd == 2:
            ll.sys_write_stream(self.fd, data)
        elif len(data) > 0:
            self.put(data)
        return len(data)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def __enter__(self):
        self.check()
        return self

    def __exit__(self, kind, value, traceback):
        self.close()


class TextFile(File):
    """A file of text; `\\r\\n` and `\\r` are read as `\\n`, unless `newline` says otherwise."""

    def __init__(self, fd, name, mode, readable, writable, encoding, errors, newline):
        File.__init__(self, fd, name, mode, readable, writable)
        self.encoding = encoding
        self.errors = errors
        self.universal = newline is None
        self.newlines_translated = False

    def fill(self):
        if not self.universal:
            return File.fill(self)
        data = ll.sys_read(self.fd, CHUNK)
        if ll.sys_read_error() < 0:
            raise os_error(ll.sys_read_error())
        if len(data) == 0:
            return False
        data = self.one_newline(data)
        if self.at >= len(self.input):
            self.input = data
        else:
            self.input = self.input[self.at:] + data
        self.at = 0
        return True

    def one_newline(self, data):
        """Newlines as `\\n`; reads on if half of one may be at the end."""
        if data.find(b"\r") < 0:
            return data
        self.newlines_translated = True
        while data.endswith(b"\r"):
            more = ll.sys_read(self.fd, 1)
            if len(more) == 0:
                break
            data += more
        return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")

    def read_all(self):
        data = self.read_bytes(-1)
        if self.universal:
            data = self.input_rest(data)
        return data

    def input_rest(self, data):
        if data.find(b"\r") < 0:
            return data
        return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")

    def decode(self, data):
        if ll.sys_importing():
            return data.decode(self.encoding, self.errors)
        if self.encoding == "latin-1":
            return data.decode("latin-1")
        if self.errors == "replace":
            return data.decode("utf-8", "replace")
        if self.errors == "ignore":
            return data.decode("utf-8", "ignore")
        if self.encoding == "ascii":
            return data.decode("ascii")
        return data.decode("utf-8")

    def encode(self, text):
        if self.encoding == "latin-1":
            return text.encode("latin-1")
        if self.encoding == "ascii":
            return text.encode("ascii")
        return text.encode("utf-8")

    def read(self, size=-1):
        self.check_read()
        if size < 0:
            return self.decode(self.read_all())
        if self.encoding == "latin-1":
            return self.decode(self.read_bytes(size))
        # Where the characters end is seen by their first bytes.
        end = self.at
        while size > 0:
            if end >= len(self.input):
                known = end - self.at
                if not self.fill():
                    break
                end = known
            c = self.input[end]
            end += 1
            if c >= 0xF0:
                end += 3
            elif c >= 0xE0:
                end += 2
            elif c >= 0xC0:
                end += 1
            while end > len(self.input):
                known = end - self.at
                if not self.fill():
                    end = len(self.input)
                    break
                end = self.at + known
            size -= 1
        data = self.input[self.at:end]
        self.at = end
        return self.decode(data)

    def readline(self, size=-1):
        self.check_read()
        line = self.decode(self.line_bytes())
        if 0 <= size < len(line):
            self.input = self.encode(line[size:]) + self.input[self.at:]
            self.at = 0
            return line[:size]
        return line

    def readlines(self, hint=-1):
        self.check_read()
        lines = []
        total = 0
        while True:
            line = self.decode(self.line_bytes())
            if len(line) == 0:
                return lines
            lines.append(line)
            total += len(line)
            if 0 < hint <= total:
                return lines

    def __iter__(self):
        self.check()
        return self

    def __next__(self):
        self.check_read()
        line = self.decode(self.line_bytes())
        if len(line) == 0:
            raise StopIteration
        return line

    def write(self, text):
        self.check_write()
        if self.fd == 1 or self.fd == 2:
            ll.sys_write_stream(self.fd, self.encode(text))
        elif len(text) > 0:
            self.put(self.encode(text))
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def __enter__(self):
        self.check()
        return self

    def __exit__(self, kind, value, traceback):
        self.close()

    def tell(self):
        if self.newlines_translated:
            raise OSError("telling position disabled by the translation of newlines")
        return File.tell(self)


def _encoding(encoding):
    if encoding is None:
        return "utf-8"
    if ll.sys_importing():
        return encoding
    name = encoding.lower()
    if name == "utf-8" or name == "utf8":
        return "utf-8"
    if name == "latin-1" or name == "latin1" or name == "iso-8859-1":
        return "latin-1"
    if name == "ascii" or name == "us-ascii":
        return "ascii"
    raise LookupError("unknown encoding: " + encoding)


def _flags(mode):
    """The flags to open with; the mode is right."""
    plus = "+" in mode
    if "r" in mode:
        return 2 if plus else 0
    flags = 2 if plus else 1
    if "w" in mode:
        return flags | 0o100 | 0o1000
    if "a" in mode:
        return flags | 0o100 | 0o2000
    return flags | 0o100 | 0o200


def check_mode(mode):
    count = 0
    for c in mode:
        if c not in "rwaxbt+":
            raise ValueError("invalid mode: %r" % (mode,))
        if c in "rwax":
            count += 1
    if count != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    if "b" in mode and "t" in mode:
        raise ValueError("can't have text and binary mode at once")


def _descriptor(path, mode):
    check_mode(mode)
    path = checked_path(path)
    flush_files()
    fd = ll.sys_open(path, _flags(mode), 0o666)
    if fd < 0:
        raise path_error(fd, path)
    result = ll.sys_fstat(fd)
    if result >= 0 and ll.sys_result(0) & 0o170000 == 0o040000:
        ll.sys_close(fd)
        raise path_error(21, path)
    if "a" in mode:
        ll.sys_lseek(fd, 0, 2)
    return fd


def open_text(path, mode, encoding, errors, newline):
    fd = _descriptor(path, mode)
    return TextFile(fd, path, mode, "r" in mode or "+" in mode, "r" not in mode or "+" in mode,
                    _encoding(encoding), "strict" if errors is None else errors, newline)


def open_binary(path, mode):
    fd = _descriptor(path, mode)
    return BinaryFile(fd, path, mode, "r" in mode or "+" in mode, "r" not in mode or "+" in mode)


def fdopen_text(fd, mode):
    check_mode(mode)
    return TextFile(fd, "<fdopen>", mode, "r" in mode or "+" in mode, "r" not in mode or "+" in mode,
                    "utf-8", "strict", None)


def fdopen_binary(fd, mode):
    check_mode(mode)
    return BinaryFile(fd, "<fdopen>", mode, "r" in mode or "+" in mode, "r" not in mode or "+" in mode)


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
    """`mode` must be a constant: text and binary files are of different types."""
    if "b" in mode:
        return open_binary(file, mode)
    return open_text(file, mode, encoding, errors, newline)


open._annspecialcase_ = "specialize:arg(1)"


class Stdin(TextFile):
    """Standard input."""

    buffer = BinaryFile(0, "<stdin>", "rb", True, False)


class Stdout(TextFile):
    """Standard output or error."""

    def encode(self, text):
        return text.encode()


class StandardOutput(Stdout):
    buffer = BinaryFile(1, "<stdout>", "wb", False, True)


class StandardError(Stdout):
    buffer = BinaryFile(2, "<stderr>", "wb", False, True)


stdin = Stdin(0, "<stdin>", "r", True, False, "utf-8", "strict", None)
stdout = StandardOutput(1, "<stdout>", "w", False, True, "utf-8", "strict", None)
stderr = StandardError(2, "<stderr>", "w", False, True, "utf-8", "strict", None)
