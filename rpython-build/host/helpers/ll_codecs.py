"""Text as bytes and back. `errors` is 0: strict, 1: ignore, 2: replace, 3: backslashreplace."""
from rpython.ll import address_of, c_call, cast, hlbytes, hlstr, inline, Char, UniChar, Signed, Void
from rpython.helpers.ll_str import ll_newstr, ll_decode, ll_encode, ll_code_width, ll_is_ascii
from rpython.helpers.ll_bytes import ll_newbytes
from rpython.helpers.ll_unicode import ll_ascii_stop

__specialize__ = "low_level"


@inline
def ll_put_bytes(p, r, n):
    """The first bytes of a text as bytes, or the other way round, which are structures of two types."""
    c_call(Void, "rpy_move_bytes", address_of(r.chars, 0), address_of(p.chars, 0), n)


def ll_encode_utf8(s):
    n = len(s.chars)
    r = ll_newbytes(n)
    ll_put_bytes(s, r, n)
    return r


def ll_encode_error(limit, s):
    """Names the first characters that do not fit."""
    first = 0
    end = 0
    position = 0
    i = 0
    n = len(s.chars)
    found = False
    while i < n:
        c = cast(Signed, ll_decode(s, i))
        if c >= limit:
            if not found:
                found = True
                first = position
            end = position + 1
        elif found:
            break
        position += 1
        i += ll_code_width(c)
    if limit == 128:
        raise UnicodeEncodeError("ascii", hlstr(s), first, end, "ordinal not in range(128)")
    raise UnicodeEncodeError("latin-1", hlstr(s), first, end, "ordinal not in range(256)")


def ll_encode_limited(s, limit, errors):
    """To bytes below `limit`: ascii (128) or latin-1 (256)."""
    if ll_is_ascii(s):
        return ll_encode_utf8(s)
    n = len(s.chars)
    if errors == 1 or errors == 3:
        count = 0
        at = 0
        while at < n:
            c = cast(Signed, ll_decode(s, at))
            if c < limit:
                count += 1
            elif errors == 3:
                count += ll_escape_size(c)
            at += ll_code_width(c)
    else:
        count = s.length
    r = ll_newbytes(count)
    out = 0
    at = 0
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if c < limit:
            r.chars[out] = cast(Char, c)
            out += 1
        elif errors == 0:
            ll_encode_error(limit, s)
        elif errors == 2:
            r.chars[out] = cast(Char, 63)
            out += 1
        elif errors == 3:
            out = ll_put_escape(r, out, c)
        at += ll_code_width(c)
    return r


def ll_escape_size(c):
    if c < 0x100:
        return 4
    if c < 0x10000:
        return 6
    return 10


def ll_put_escape(r, at, c):
    """Writes `\\xhh`, `\\uhhhh` or `\\Uhhhhhhhh`; gives the offset behind it."""
    n = ll_escape_size(c)
    letter = 120
    if n == 6:
        letter = 117
    elif n == 10:
        letter = 85
    r.chars[at] = cast(Char, 92)
    r.chars[at + 1] = cast(Char, letter)
    i = n - 1
    while i > 1:
        digit = c & 15
        if digit < 10:
            digit += 48
        else:
            digit += 87
        r.chars[at + i] = cast(Char, digit)
        c = c >> 4
        i -= 1
    return at + n


def ll_utf8_width(b, at, n):
    """The width of the well-formed character at this offset; if it is not, minus the number of
    bytes that are wrong together."""
    lead = cast(Signed, b.chars[at])
    if lead < 0x80:
        return 1
    return ll_utf8_wide(b, at, n, lead)


def ll_utf8_stop(b, n):
    """The offset of the first bytes that are no character, or the end."""
    at = 0
    while at < n:
        lead = cast(Signed, b.chars[at])
        if lead < 0x80:
            at = ll_ascii_stop(b, at)
        elif lead < 0xE0:
            if lead < 0xC2 or at + 1 >= n or cast(Signed, b.chars[at + 1]) & 0xC0 != 0x80:
                return at
            at += 2
        else:
            width = ll_utf8_wide(b, at, n, lead)
            if width < 0:
                return at
            at += width
    return n


def ll_utf8_wide(b, at, n, lead):
    if lead < 0xC2 or lead > 0xF4:
        return -1
    low = 0x80
    high = 0xBF
    if lead < 0xE0:
        more = 1
    elif lead < 0xF0:
        more = 2
        if lead == 0xE0:
            low = 0xA0
        elif lead == 0xED:
            high = 0x9F
    else:
        more = 3
        if lead == 0xF0:
            low = 0x90
        elif lead == 0xF4:
            high = 0x8F
    i = 1
    while i <= more:
        if at + i >= n:
            return -i
        c = cast(Signed, b.chars[at + i])
        if c < low or c > high:
            return -i
        low = 0x80
        high = 0xBF
        i += 1
    return more + 1


def ll_decode_error(b, at, bad):
    n = len(b.chars)
    lead = cast(Signed, b.chars[at])
    if lead < 0xC2 or lead > 0xF4:
        reason = "invalid start byte"
    elif at + bad >= n:
        reason = "unexpected end of data"
    else:
        reason = "invalid continuation byte"
    raise UnicodeDecodeError("utf-8", hlbytes(b), at, at + bad, reason)


def ll_decode_utf8(b, errors):
    n = len(b.chars)
    # How many bytes and characters the result has.
    at = ll_utf8_stop(b, n)
    if at == n:
        s = ll_newstr(n, 0)
        s.length = c_call(Signed, "rpy_utf8_copy", address_of(s.chars, 0), address_of(b.chars, 0), n)
        return s
    nbytes = 0
    length = 0
    at = 0
    while at < n:
        width = ll_utf8_width(b, at, n)
        if width > 0:
            nbytes += width
            length += 1
            at += width
        else:
            if errors == 0:
                ll_decode_error(b, at, -width)
            if errors == 2:
                nbytes += 3
                length += 1
            elif errors == 3:
                nbytes -= width * 4
                length -= width * 4
            at -= width
    s = ll_newstr(nbytes, length)
    out = 0
    at = 0
    while at < n:
        width = ll_utf8_width(b, at, n)
        if width > 0:
            while width > 0:
                s.chars[out] = b.chars[at]
                out += 1
                at += 1
                width -= 1
        else:
            if errors == 2:
                out = ll_encode(s, out, cast(UniChar, 0xFFFD))
            elif errors == 3:
                i = at
                while i < at - width:
                    out = ll_put_escape(s, out, cast(Signed, b.chars[i]))
                    i += 1
            at -= width
    return s


def ll_decode_limited(b, limit, errors):
    """From ascii (128) or latin-1 (256)."""
    n = len(b.chars)
    start = ll_ascii_stop(b, 0)
    nbytes = start
    length = start
    i = start
    while i < n:
        c = cast(Signed, b.chars[i])
        if c < limit:
            nbytes += ll_code_width(c)
            length += 1
        elif errors == 0:
            raise UnicodeDecodeError("ascii", hlbytes(b), i, i + 1, "ordinal not in range(128)")
        elif errors == 2:
            nbytes += 3
            length += 1
        elif errors == 3:
            nbytes += 4
            length += 4
        i += 1
    s = ll_newstr(nbytes, length)
    ll_put_bytes(b, s, start)
    out = start
    i = start
    while i < n:
        c = cast(Signed, b.chars[i])
        if c < limit:
            out = ll_encode(s, out, cast(UniChar, c))
        elif errors == 2:
            out = ll_encode(s, out, cast(UniChar, 0xFFFD))
        elif errors == 3:
            out = ll_put_escape(s, out, c)
        i += 1
    return s
