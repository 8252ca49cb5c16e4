"""UTF-8 in bytes."""

from rpython.rlib.runicode import escape_of


class CheckError(Exception):
    """The bytes are not UTF-8 from this position on."""

    def __init__(self, pos):
        Exception.__init__(self, "not UTF-8")
        self.pos = pos


class OutOfRange(Exception):
    """It is no code point."""

    def __init__(self, code):
        Exception.__init__(self, "not a code point")
        self.code = code


def unichr_as_utf8(code, allow_surrogates=False):
    code = int(code)
    if code < 0 or code > 0x10FFFF or 0xD800 <= code <= 0xDFFF and not allow_surrogates:
        raise OutOfRange(code)
    if code <= 0x7F:
        return bytes([code])
    if code <= 0x7FF:
        return bytes([0xC0 | code >> 6, 0x80 | code & 0x3F])
    if code <= 0xFFFF:
        return bytes([0xE0 | code >> 12, 0x80 | code >> 6 & 0x3F, 0x80 | code & 0x3F])
    return bytes([0xF0 | code >> 18, 0x80 | code >> 12 & 0x3F, 0x80 | code >> 6 & 0x3F, 0x80 | code & 0x3F])


def next_codepoint_pos(code, pos):
    """Where the character behind the one at `pos` starts."""
    c = code[pos]
    if c <= 0x7F:
        return pos + 1
    if c <= 0xDF:
        return pos + 2
    if c <= 0xEF:
        return pos + 3
    return pos + 4


def prev_codepoint_pos(code, pos):
    """Where the character before `pos` starts."""
    pos -= 1
    while pos > 0 and code[pos] & 0xC0 == 0x80:
        pos -= 1
    return pos


def codepoint_at_pos(code, pos):
    c = code[pos]
    if c <= 0x7F:
        return c
    if c <= 0xDF:
        return (c & 0x1F) << 6 | code[pos + 1] & 0x3F
    if c <= 0xEF:
        return (c & 0x0F) << 12 | (code[pos + 1] & 0x3F) << 6 | code[pos + 2] & 0x3F
    return ((c & 0x07) << 18 | (code[pos + 1] & 0x3F) << 12 | (code[pos + 2] & 0x3F) << 6
            | code[pos + 3] & 0x3F)


def codepoints_in_utf8(value, start=0, end=-1):
    if end < 0 or end > len(value):
        end = len(value)
    count = 0
    i = start
    while i < end:
        if value[i] & 0xC0 != 0x80:
            count += 1
        i += 1
    return count


def check_utf8(s, allow_surrogates=False, start=0, stop=-1):
    """The number of characters; raises `CheckError` where it is not UTF-8."""
    if stop < 0:
        stop = len(s)
    count = 0
    i = start
    while i < stop:
        c = s[i]
        if c <= 0x7F:
            n = 1
        elif 0xC2 <= c <= 0xDF:
            n = 2
        elif 0xE0 <= c <= 0xEF:
            n = 3
        elif 0xF0 <= c <= 0xF4:
            n = 4
        else:
            raise CheckError(i)
        if i + n > stop:
            raise CheckError(i)
        j = 1
        while j < n:
            if s[i + j] & 0xC0 != 0x80:
                raise CheckError(i)
            j += 1
        code = codepoint_at_pos(s, i)
        if n == 3 and (code < 0x800 or 0xD800 <= code <= 0xDFFF and not allow_surrogates):
            raise CheckError(i)
        if n == 4 and (code < 0x10000 or code > 0x10FFFF):
            raise CheckError(i)
        count += 1
        i += n
    return count


MAXUNICODE = 0x10FFFF
allow_surrogate_by_default = False


def unichr_as_utf8_append(builder, code, allow_surrogates=False):
    """Appends to a bytearray, or to a builder of bytes."""
    builder.append(unichr_as_utf8(code, allow_surrogates))


def codepoint_before_pos(code, pos):
    return codepoint_at_pos(code, prev_codepoint_pos(code, pos))


def check_ascii(s):
    pos = first_non_ascii_char(s)
    if pos >= 0:
        raise CheckError(pos)


def first_non_ascii_char(s):
    """Where it is, or -1."""
    for i in range(len(s)):
        if s[i] > 127:
            return i
    return -1


def islinebreak(s, pos):
    """Whether a line ends with the character at a position."""
    return codepoint_at_pos(s, pos) in _LINE_BREAKS


def isspace(s, pos):
    return chr(codepoint_at_pos(s, pos)).isspace()


_LINE_BREAKS = {0x0A: 1, 0x0B: 1, 0x0C: 1, 0x0D: 1, 0x1C: 1, 0x1D: 1, 0x1E: 1, 0x85: 1, 0x2028: 1, 0x2029: 1}


def utf8_in_chars(value, pos, chars):
    """Whether the character at a position is one of those."""
    found = chars.find(value[pos:next_codepoint_pos(value, pos)])
    return found >= 0


def get_utf8_length(s, start=0, end=-1):
    if end < 0:
        end = len(s)
    return codepoints_in_utf8(s, start, end)


def has_surrogates(s):
    i = 0
    while i < len(s) - 1:
        if s[i] == 0xED and s[i + 1] >= 0xA0:
            return True
        i += 1
    return False


def surrogate_in_utf8(value):
    """Where the first surrogate is, or -1."""
    i = 0
    while i < len(value) - 1:
        if value[i] == 0xED and value[i + 1] >= 0xA0:
            return i
        i += 1
    return -1


def decode_latin_1(s):
    """Latin-1 as UTF-8."""
    builder = Utf8StringBuilder(len(s))
    for c in s:
        builder.append_code(c)
    return builder.build()


def create_utf8_index_storage(utf8, utf8len):
    """Where each character starts that has a number which is a multiple of 64."""
    storage = []
    pos = 0
    n = 0
    while pos < len(utf8):
        if n % 64 == 0:
            storage.append(pos)
        pos = next_codepoint_pos(utf8, pos)
        n += 1
    return storage


def codepoint_position_at_index(utf8, storage, index):
    """Where the character with this number starts."""
    pos = storage[index >> 6] if index >> 6 < len(storage) else len(utf8)
    for i in range(index & 63):
        pos = next_codepoint_pos(utf8, pos)
    return pos


def codepoint_at_index(utf8, storage, index):
    return codepoint_at_pos(utf8, codepoint_position_at_index(utf8, storage, index))


def codepoint_index_at_byte_position(utf8, storage, bytepos, num_codepoints=-1):
    """The number of the character that starts at a byte."""
    return codepoints_in_utf8(utf8, 0, bytepos)


def make_utf8_escape_function(pass_printable=False, quotes=False, prefix=None, unicodedb=None):
    """A function that shows UTF-8 with escapes, as literals have it. (All that is known of characters is one module's.)"""
    before = "" if prefix is None else prefix
    before = before.encode("ascii")

    def utf8_escape(s):
        result = bytearray()
        quote = b""
        if quotes:
            result += before
            quote = b'"' if s.find(b"'") >= 0 and s.find(b'"') < 0 else b"'"
            result += quote
        pos = 0
        while pos < len(s):
            stop = next_codepoint_pos(s, pos)
            char = s[pos:stop]
            if quotes and char == quote:
                result += b"\\"
                result += char
            else:
                escaped = escape_of(codepoint_at_pos(s, pos), pass_printable)
                result += escaped.encode("ascii") if escaped else char
            pos = stop
        result += quote
        return bytes(result)
    return utf8_escape


class Utf8StringBuilder(object):
    """Bytes of UTF-8, of which the characters are counted."""

    def __init__(self, size=0):
        self._s = bytearray()
        self._length = 0

    def append(self, s):
        self._s += s
        self._length += codepoints_in_utf8(s)

    def append_slice(self, s, start, end):
        self.append(s[start:end])

    def append_char(self, c):
        self._s += c
        self._length += 1

    def append_code(self, code):
        self._s += unichr_as_utf8(code, True)
        self._length += 1

    def append_utf8(self, utf8, length, slow_path=True):
        self._s += utf8
        self._length += length

    def append_utf8_slice(self, utf8, start, end, length):
        self._s += utf8[start:end]
        self._length += length

    def append_multiple_char(self, utf8, times):
        for i in range(times):
            self.append(utf8)

    def build(self):
        return bytes(self._s)

    def getlength(self):
        return self._length


class Utf8StringIterator(object):
    """The code points of UTF-8."""

    def __init__(self, utf8s):
        self._utf8 = utf8s
        self._pos = 0

    def __iter__(self):
        return self

    def done(self):
        return self._pos >= len(self._utf8)

    def get_pos(self):
        return self._pos

    def __next__(self):
        if self._pos >= len(self._utf8):
            raise StopIteration
        code = codepoint_at_pos(self._utf8, self._pos)
        self._pos = next_codepoint_pos(self._utf8, self._pos)
        return code

    next = __next__


class Utf8StringPosIterator(object):
    """Pairs of a code point of UTF-8 and where it starts."""

    def __init__(self, utf8s):
        self._utf8 = utf8s
        self._pos = 0

    def __iter__(self):
        return self

    def __next__(self):
        pos = self._pos
        if pos >= len(self._utf8):
            raise StopIteration
        self._pos = next_codepoint_pos(self._utf8, pos)
        return codepoint_at_pos(self._utf8, pos), pos

    next = __next__
