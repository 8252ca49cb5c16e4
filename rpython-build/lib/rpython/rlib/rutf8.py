"""UTF-8 in bytes."""


class CheckError(Exception):
    """The bytes are not UTF-8 from this position on."""

    def __init__(self, pos):
        Exception.__init__(self, "not UTF-8")
        self.pos = pos


def unichr_as_utf8(code, allow_surrogates=False):
    code = int(code)
    if code < 0 or code > 0x10FFFF or 0xD800 <= code <= 0xDFFF and not allow_surrogates:
        raise ValueError("not a code point")
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
