"""Building strings, and the string operations of RPython programs."""

from rpython.rlib.objectmodel import specialize


class AbstractStringBuilder:
    """Collects parts of a string."""

    def __init__(self, init_size=100):
        self._parts = []
        self._size = 0

    def _add(self, part):
        self._parts.append(part)
        self._size += len(part)

    def append(self, s):
        self._add(s)

    def append_slice(self, s, start, end):
        assert 0 <= start <= end <= len(s)
        self._add(s[start:end])

    def append_multiple_char(self, c, times):
        assert len(c) == 1
        self._add(c * times)

    def append_charpsize(self, s, size):
        """So many characters of C: UTF-8."""
        from rpython.rtyper.lltypesystem import rffi
        self._add(rffi.charpsize2str(s, size))

    def getlength(self):
        return self._size

    def build(self):
        return self._empty.join(self._parts)


class StringBuilder(AbstractStringBuilder):
    _empty = ""


class UnicodeBuilder(AbstractStringBuilder):
    _empty = ""


class BytesBuilder(AbstractStringBuilder):
    _empty = b""


class ByteListBuilder:
    """Collects bytes in a bytearray."""

    def __init__(self, init_size=0):
        self.l = bytearray()

    def append(self, s):
        self.l += s if isinstance(s, (bytes, bytearray)) else bytes([ord(c) for c in s])

    def append_slice(self, s, start, end):
        self.append(s[start:end])

    def append_multiple_char(self, c, times):
        self.append(c * times)

    def append_charpsize(self, s, size):
        from rpython.rtyper.lltypesystem import rffi
        self.l += rffi.charpsize2bytes(s, size)

    def getlength(self):
        return len(self.l)

    def build(self):
        return self.l


def assert_str0(fname):
    """The string has no null character."""
    assert "\0" not in fname
    return fname


def check_str0(fname):
    """Raises if there is a null character."""
    if "\0" in fname:
        raise TypeError("NUL characters are not allowed")


# Strings may be lists of characters, too.

@specialize.argtype(0)
def _text(value):
    return "".join(value) if isinstance(value, list) else value


@specialize.argtype(0, 1)
def split(value, by=None, maxsplit=-1):
    parts = _text(value).split(by, maxsplit)
    return [list(part) for part in parts] if isinstance(value, list) else parts


@specialize.argtype(0, 1)
def rsplit(value, by=None, maxsplit=-1):
    parts = _text(value).rsplit(by, maxsplit)
    return [list(part) for part in parts] if isinstance(value, list) else parts


@specialize.argtype(0)
def replace(input, sub, by, maxsplit=-1):
    result = _text(input).replace(sub, by, maxsplit)
    return list(result) if isinstance(input, list) else result


@specialize.argtype(0)
def replace_count(input, sub, by, maxsplit=-1, isutf8=False):
    count = _text(input).count(sub) if sub else len(input) + 1
    if maxsplit >= 0:
        count = min(count, maxsplit)
    return replace(input, sub, by, maxsplit), count


@specialize.argtype(0)
def find(value, other, start, end):
    return _text(value).find(other, start, end)


@specialize.argtype(0)
def rfind(value, other, start, end):
    return _text(value).rfind(other, start, end)


@specialize.argtype(0)
def count(value, other, start, end):
    return _text(value).count(other, start, end)


@specialize.argtype(0, 3)
def startswith(value, prefix, start=0, end=None):
    return _text(value).startswith(prefix, start, len(value) if end is None else end)


@specialize.argtype(0, 3)
def endswith(value, suffix, start=0, end=None):
    return _text(value).endswith(suffix, start, len(value) if end is None else end)


def strip_spaces(s):
    """Without the spaces of ASCII around it."""
    return s.strip(SPACES)


def mul(value, n):
    return value * n


class ParseStringError(Exception):
    def __init__(self, msg):
        Exception.__init__(self, msg)
        self.msg = msg


class InvalidBaseError(ParseStringError):
    pass


class ParseStringOverflowError(Exception):
    def __init__(self, parser):
        Exception.__init__(self)
        self.parser = parser


SPACES = " \f\n\r\t\v"


class NumberStringParser:
    """The digits of an integer in text."""

    def __init__(self, s, literal, base, fname, allow_underscores=False, no_implicit_octal=False, start=0, end=-1,
                 max_str_digits=0, disallow_whitespace_after_sign=False):
        self.fname = fname
        self.literal = literal
        self.original_base = base
        self.allow_underscores = allow_underscores
        s = (s[start:] if end < 0 else s[start:end]).strip(SPACES)
        self.sign = -1 if s.startswith("-") else 1
        if s.startswith("-") or s.startswith("+"):
            s = s[1:]
            if not disallow_whitespace_after_sign:
                s = s.lstrip(SPACES)
        prefix = self._base_of_prefix(s)
        if base == 0:
            base = prefix
            if base == 0:
                base = 10
                if s.startswith("0"):
                    # A literal of old; without them, 0 is the only digit that is allowed.
                    base = 1 if no_implicit_octal else 8
        elif not 2 <= base <= 36:
            raise InvalidBaseError("%s() base must be >= 2 and <= 36, or 0" % fname)
        self.base = base
        if s.startswith("_"):
            self.error()
        if prefix == base:
            s = s[2:]
        if not s:
            self.error()
        self.s = s
        self.n = len(s)
        self.i = 0
        if max_str_digits > 0 and len(s) - s.count("_") > max_str_digits:
            raise MaxDigitsError(len(s) - s.count("_"))

    def _base_of_prefix(self, s):
        if len(s) >= 2 and s[0] == "0":
            if s[1] in "xX":
                return 16
            if s[1] in "oO":
                return 8
            if s[1] in "bB":
                return 2
        return 0

    def error(self):
        raise ParseStringError("invalid literal for %s() with base %d" % (self.fname, self.original_base))

    def rewind(self):
        self.i = 0

    def _digit(self, c):
        """The value of a digit; 99 if it is none."""
        if "0" <= c <= "9":
            return ord(c) - 48
        if "a" <= c <= "z":
            return ord(c) - 87
        if "A" <= c <= "Z":
            return ord(c) - 55
        return 99

    def next_digit(self):
        """The next digit, or -1 at the end."""
        if self.i >= self.n:
            return -1
        if self.allow_underscores and self.s[self.i] == "_":
            self.i += 1
            if self.i >= self.n:
                self.error()
        digit = self._digit(self.s[self.i])
        if digit >= self.base:
            self.error()
        self.i += 1
        return digit

    def prev_digit(self):
        """The digit before, from the end on, or -1 at the start."""
        if self.i <= 0:
            return -1
        self.i -= 1
        if self.allow_underscores and self.s[self.i] == "_" and self.i > 0:
            self.i -= 1
        return self._digit(self.s[self.i])


class MaxDigitsError(ParseStringError):
    """There are more digits than are allowed."""

    def __init__(self, digits):
        ParseStringError.__init__(self, "too many digits: %d" % digits)
        self.digits = digits


INIT_SIZE = 100
SEARCH_COUNT, SEARCH_FIND, SEARCH_RFIND = 0, 1, 2


@specialize.argtype(0)
def _search(value, other, start, end, mode):
    if mode == SEARCH_COUNT:
        return count(value, other, start, end)
    if mode == SEARCH_FIND:
        return find(value, other, start, end)
    return rfind(value, other, start, end)
