"""Strings: immutable, Unicode, stored as UTF-8.

    GcStruct str { hash, length, chars: Array(Char) }

`length` counts code points and `len(s.chars)` bytes; where the two are equal the string is
ASCII, and indexes are byte offsets. `hash` is 0 until it is computed. A one-character string
may also be a bare code point (`UniChar`); `ll_chr2str` makes a string of it.

UTF-8 keeps the order of code points, so strings compare as bytes.
"""
from rpython.ll import (malloc_uninit, malloc, STR, cast, copy_items, compare_items, same_items, find_item,
                        in_bounds, unlikely, likely, inline, dont_inline, inline_in_loops, failed_check, ascii_string, has_field,
                        Char, UniChar, I32, U8, Signed, Unsigned, SIGNED_ARRAY, address_of, c_call, Bool, Void)
from rpython.helpers.ll_list import ll_items, ll_length, ll_newlist, ll_memory_error

__specialize__ = "low_level"


@inline
def ll_strlen(s):
    return s.length


@inline
def ll_is_ascii(s):
    return s.length == len(s.chars)


@inline
def ll_byte(s, i):
    return cast(Signed, s.chars[i])


def ll_newstr(nbytes, length):
    """A string whose bytes the caller fills in."""
    s = malloc_uninit(STR, nbytes)
    s.length = length
    return s


# UTF-8

@inline
def ll_width(lead):
    """How many bytes the character with this first byte takes. Without branches: which width
    comes next in a text that is not ASCII cannot be predicted."""
    return (1 + cast(Signed, lead >= 0xC0) + cast(Signed, lead >= 0xE0)
            + cast(Signed, lead >= 0xF0))


@inline
def ll_code_width(code):
    """How many bytes this code point takes."""
    return (1 + cast(Signed, code >= 0x80) + cast(Signed, code >= 0x800)
            + cast(Signed, code >= 0x10000))


def ll_decode(s, at):
    """The code point whose first byte is at this offset."""
    lead = ll_byte(s, at)
    if likely(lead < 0xE0):
        # One byte or two, without a branch: the last byte, and what the first adds to it.
        wide = lead >> 7
        return cast(UniChar, ll_byte(s, at + wide) + (-wide & ((lead << 6) - 0x3080)))
    if lead < 0xF0:
        return cast(UniChar, ((lead & 0x0F) << 12) | ((ll_byte(s, at + 1) & 0x3F) << 6)
                    | (ll_byte(s, at + 2) & 0x3F))
    return cast(UniChar, ((lead & 0x07) << 18) | ((ll_byte(s, at + 1) & 0x3F) << 12)
                | ((ll_byte(s, at + 2) & 0x3F) << 6) | (ll_byte(s, at + 3) & 0x3F))


def ll_encode(s, at, c):
    """Writes a code point at this offset; gives the offset behind it."""
    code = cast(Signed, c)
    if likely(code < 0x800):
        # One byte or two, without a branch: the last byte, then the first.
        wide = cast(Signed, code >= 0x80)
        s.chars[at + wide] = cast(Char, 0x80 | (code & 0x3F))
        s.chars[at] = cast(Char, code ^ (-wide & (code ^ (0xC0 | (code >> 6)))))
        return at + 1 + wide
    if code < 0x10000:
        s.chars[at] = cast(Char, 0xE0 | (code >> 12))
        s.chars[at + 1] = cast(Char, 0x80 | ((code >> 6) & 0x3F))
        s.chars[at + 2] = cast(Char, 0x80 | (code & 0x3F))
        return at + 3
    s.chars[at] = cast(Char, 0xF0 | (code >> 18))
    s.chars[at + 1] = cast(Char, 0x80 | ((code >> 12) & 0x3F))
    s.chars[at + 2] = cast(Char, 0x80 | ((code >> 6) & 0x3F))
    s.chars[at + 3] = cast(Char, 0x80 | (code & 0x3F))
    return at + 4


def ll_offset(s, i):
    """The byte offset of the character `i`, which is between 0 and the length."""
    if ll_is_ascii(s):
        return i
    return ll_seek(s, i)


@inline
def ll_seek(s, i):
    """`ll_offset` of a string that is not ASCII. The runtime remembers where the last search in a string ended, as
    programs go through a string in order more often than not; for others it makes tables."""
    return c_call(Signed, "rpy_text_seek", address_of(s.chars, 0), len(s.chars), s.length, i)


def ll_count_chars(s, start, stop):
    """How many characters stand between two byte offsets."""
    if ll_is_ascii(s):
        return stop - start
    if start >= stop:
        return 0
    return c_call(Signed, "rpy_utf8_length", address_of(s.chars, start), stop - start)


# Characters

@inline
def ll_chr2str(c):
    code = cast(Signed, c)
    if likely(code < 128):
        return ascii_string(code)
    return ll_chr2str_wide(c)


@dont_inline
def ll_chr2str_wide(c):
    s = ll_newstr(ll_code_width(cast(Signed, c)), 1)
    ll_encode(s, 0, c)
    return s


@failed_check
def ll_str_index_error():
    raise IndexError("string index out of range")


@inline
def ll_stritem_nonneg(s, i):
    if unlikely(not in_bounds(i, s.length)):
        ll_str_index_error()
    return ll_stritem_in_bounds(s, i)


@inline
def ll_stritem(s, i):
    if unlikely(not in_bounds(i, s.length)):
        i += s.length
        if not in_bounds(i, s.length):
            ll_str_index_error()
    return ll_stritem_in_bounds(s, i)


@inline
def ll_stritem_in_bounds(s, i):
    if likely(ll_is_ascii(s)):
        return cast(UniChar, s.chars[i])
    return ll_stritem_wide(s, i)


@inline_in_loops
def ll_stritem_wide(s, i):
    """An item of a string that is not ASCII."""
    if likely(c_call(Bool, "rpy_cursor_is_at", address_of(s.chars, i))):
        at = c_call(Signed, "rpy_cursor_offset")
        lead = ll_byte(s, at)
        if likely(lead < 0xE0):
            return ll_stritem_short(s, i, at, lead)
    return ll_stritem_far(s, i)


@dont_inline
def ll_stritem_far(s, i):
    at = ll_seek(s, i)
    lead = ll_byte(s, at)
    if lead < 0xE0:
        return ll_stritem_short(s, i, at, lead)
    c_call(Void, "rpy_cursor_move", address_of(s.chars, i + 1), at + ll_width(lead))
    return ll_decode(s, at)


@inline
def ll_stritem_short(s, i, at, lead):
    """The item at an offset, which takes one byte or two: the last byte, and what the first adds to it, without a branch.
    The cursor is left behind it: the next one is asked for next."""
    wide = lead >> 7
    at += wide
    c_call(Void, "rpy_cursor_move", address_of(s.chars, i + 1), at + 1)
    return cast(UniChar, ll_byte(s, at) + (-wide & ((lead << 6) - 0x3080)))


@dont_inline
def ll_not_a_char():
    raise TypeError("a string of length 1 is needed")


def ll_str2chr(s):
    """The character of a string of length 1: what the annotator has said it is."""
    if unlikely(s.length != 1):
        ll_not_a_char()
    return ll_decode(s, 0)


@inline
def ll_chr(i):
    if unlikely(not in_bounds(i, 0x110000)):
        ll_chr_error()
    return cast(UniChar, i)


@dont_inline
def ll_chr_error():
    raise ValueError("chr() arg not in range(0x110000)")


# Hash, comparison. The pointers of `ll_streq` may be null (None).

@inline
def ll_strhash(s):
    h = s.hash
    if h == 0:
        h = ll_compute_hash(s)
    return h


@dont_inline
def ll_compute_hash(s):
    # (That of no text is 0, and is not kept: a constant may be in memory that is only read.)
    if len(s.chars) == 0:
        return 0
    h = c_call(Signed, "rpy_hash_bytes", address_of(s.chars, 0), len(s.chars))
    s.hash = h
    return h


def ll_streq(s, t):
    if s == t:
        return True
    if not s or not t:
        return False
    n = len(s.chars)
    if n != len(t.chars):
        return False
    return same_items(s.chars, 0, t.chars, 0, n)


def ll_strcmp(s, t):
    """Negative, zero or positive."""
    n = len(s.chars)
    m = len(t.chars)
    if n < m:
        r = compare_items(s.chars, 0, t.chars, 0, n)
    else:
        r = compare_items(s.chars, 0, t.chars, 0, m)
    if r != 0:
        return r
    return n - m


def ll_streq_chr(s, c):
    """`s == c`, where `c` is a character."""
    if not s or s.length != 1:
        return False
    return ll_decode(s, 0) == c


# Slices: bounds in characters, adjusted by `ll_slice_start` and `ll_slice_stop`.

def ll_substring(s, start, stop, length):
    """The bytes between two offsets, which are `length` characters."""
    n = stop - start
    if n == len(s.chars):
        return s
    if n == 1:
        # One byte is one ASCII character.
        return ascii_string(ll_byte(s, start))
    r = ll_newstr(n, length)
    copy_items(s.chars, start, r.chars, 0, n)
    return r


# Parts that are only looked at: see `ll_part`.

@inline
def ll_part_between(PART, s, start, stop):
    """What stands between two offsets; its length is for the caller to say."""
    p = malloc(PART)
    p.whole = s
    p.start = start
    p.stop = stop
    return p


def ll_part_text(p):
    return ll_text_between(p.whole, p.start, p.stop, p.length)


@dont_inline
def ll_text_between(s, start, stop, length):
    return ll_substring(s, start, stop, length)


def ll_owned(key):
    """A key as it is kept."""
    if has_field(key, "whole"):
        return ll_part_text(key)
    return key


def ll_strslice(s, start, stop):
    if ll_is_ascii(s):
        return ll_substring(s, start, stop, stop - start)
    first = ll_seek(s, start)
    last = ll_seek(s, stop)
    return ll_substring(s, first, last, stop - start)


def ll_strslice_step(s, start, step, count):
    """`count` characters from `start`, a step apart."""
    if ll_is_ascii(s):
        r = ll_newstr(count, count)
        i = 0
        while i < count:
            r.chars[i] = s.chars[start]
            start += step
            i += 1
        return r
    nbytes = 0
    i = 0
    at = start
    while i < count:
        nbytes += ll_width(ll_byte(s, ll_seek(s, at)))
        at += step
        i += 1
    r = ll_newstr(nbytes, count)
    i = 0
    at = start
    out = 0
    while i < count:
        out = ll_encode(r, out, ll_decode(s, ll_seek(s, at)))
        at += step
        i += 1
    return r


# Building

def ll_strconcat(s, t):
    n = len(s.chars)
    m = len(t.chars)
    if n == 0:
        return t
    if m == 0:
        return s
    r = ll_newstr(n + m, s.length + t.length)
    copy_items(s.chars, 0, r.chars, 0, n)
    copy_items(t.chars, 0, r.chars, n, m)
    return r


def ll_strconcat_chr(s, c):
    """`s + c`"""
    n = len(s.chars)
    r = ll_newstr(n + ll_code_width(cast(Signed, c)), s.length + 1)
    copy_items(s.chars, 0, r.chars, 0, n)
    ll_encode(r, n, c)
    return r


def ll_strmul(s, times):
    if times <= 0:
        times = 0
    n = len(s.chars)
    if n != 0 and times > 0x7fffffffffff // n:
        ll_memory_error()
    r = ll_newstr(n * times, s.length * times)
    if times > 0:
        copy_items(s.chars, 0, r.chars, 0, n)
        ll_repeat(r, n)
    return r


def ll_repeat(r, n):
    """Fills a text, or bytes, with what the first `n` bytes are, again and again."""
    size = len(r.chars)
    if n == 1:
        first = r.chars[0]
        while n < size:
            r.chars[n] = first
            n += 1
    while n < size:
        # As many as there are, and so half as often each time.
        more = n
        if more > size - n:
            more = size - n
        copy_items(r.chars, 0, r.chars, n, more)
        n += more


def ll_chrmul(c, times):
    """A character repeated."""
    if times <= 0:
        times = 0
    width = ll_code_width(cast(Signed, c))
    r = ll_newstr(width * times, times)
    if times > 0:
        ll_encode(r, 0, c)
        ll_repeat(r, width)
    return r


def ll_join(sep, items, count):
    """The first `count` strings of an array, with `sep` between them."""
    if count == 0:
        return ll_newstr(0, 0)
    nbytes = len(sep.chars) * (count - 1)
    length = sep.length * (count - 1)
    i = 0
    while i < count:
        nbytes += len(items[i].chars)
        length += items[i].length
        i += 1
    r = ll_newstr(nbytes, length)
    gap = len(sep.chars)
    at = ll_put(items[0], r, 0)
    i = 1
    if gap == 0:
        while i < count:
            at = ll_put(items[i], r, at)
            i += 1
    while i < count:
        copy_items(sep.chars, 0, r.chars, at, gap)
        at = ll_put(items[i], r, at + gap)
        i += 1
    return r


@inline
def ll_put(s, r, at):
    """Copies a string; gives where it ends."""
    n = len(s.chars)
    if n == 1:
        r.chars[at] = s.chars[0]
        return at + 1
    copy_items(s.chars, 0, r.chars, at, n)
    return at + n


def ll_join_chrs(sep, items, count):
    """The same for an array of characters."""
    if count == 0:
        return ll_newstr(0, 0)
    gap = len(sep.chars)
    nbytes = gap * (count - 1) + count
    # Loops without jumps, which a C compiler makes vectors of.
    bits = cast(I32, 0)
    i = 0
    while i < count:
        bits = bits | cast(I32, items[i])
        i += 1
    all_bits = cast(Signed, bits)
    i = 0
    if all_bits >= 0x800:
        while i < count:
            c = cast(Signed, items[i])
            nbytes += cast(Signed, c > 0x7f) + cast(Signed, c > 0x7ff) + cast(Signed, c > 0xffff)
            i += 1
    elif all_bits >= 0x80:
        # 1 of each that is wide; fewer items than a number of 32 bits counts.
        stop = count
        if stop > 0x7fffffff:
            stop = 0x7fffffff
        wide = cast(I32, 0)
        while i < stop:
            wide = wide + ((cast(I32, items[i]) + cast(I32, 0x780)) >> cast(I32, 11))
            i += 1
        nbytes += cast(Signed, wide)
        while i < count:
            nbytes += cast(Signed, cast(Signed, items[i]) > 0x7f)
            i += 1
    r = ll_newstr(nbytes, count + sep.length * (count - 1))
    at = 0
    i = 0
    if gap == 0 and all_bits < 0x80:
        while i < count:
            r.chars[i] = cast(Char, items[i])
            i += 1
        return r
    if gap == 0 and all_bits < 0x800:
        while i < count:
            c = cast(Signed, items[i])
            i += 1
            if c < 0x80:
                r.chars[at] = cast(Char, c)
                at += 1
            else:
                r.chars[at] = cast(Char, 0xc0 | (c >> 6))
                r.chars[at + 1] = cast(Char, 0x80 | (c & 0x3f))
                at += 2
        return r
    while i < count:
        if i > 0 and gap > 0:
            copy_items(sep.chars, 0, r.chars, at, gap)
            at += gap
        at = ll_encode(r, at, items[i])
        i += 1
    return r


# Searching, on byte offsets; UTF-8 has no false matches. Linear for any input: where a plain
# search makes too many false starts, Knuth-Morris-Pratt goes on from there.

def ll_find_bytes(s, needle, start, stop):
    """The offset of the first occurrence in `s[start:stop]`, or -1."""
    m = len(needle.chars)
    if m == 0:
        if start <= stop:
            return start
        return -1
    last = stop - m
    if last < start:
        return -1
    first = needle.chars[0]
    if m == 1:
        return find_item(s.chars, start, stop, first)
    tries = 0
    at = start
    while at <= last:
        at = find_item(s.chars, at, last + 1, first)
        if at < 0:
            return -1
        if same_items(s.chars, at, needle.chars, 0, m):
            return at
        at += 1
        tries += 1
        if tries > 64 and tries * m > (at - start) * 32:
            # Too long false starts: go on with the failure table, linear in all cases.
            return ll_find_kmp(s, needle, at, stop, 0, 1)
    return -1


def ll_find_kmp(s, needle, start, stop, first, step):
    """Searches with Knuth's, Morris's and Pratt's failure table. `first` is the needle's first
    byte and `step` 1; or its last, and -1, to search backward from before `stop`."""
    m = len(needle.chars)
    table = malloc(SIGNED_ARRAY, m)
    k = 0
    i = 1
    while i < m:
        c = needle.chars[first + i * step]
        while k > 0 and c != needle.chars[first + k * step]:
            k = table[k - 1]
        if c == needle.chars[first + k * step]:
            k += 1
        table[i] = k
        i += 1
    k = 0
    at = start
    if step < 0:
        at = stop - 1
    n = stop - start
    while n > 0:
        c = s.chars[at]
        while k > 0 and c != needle.chars[first + k * step]:
            k = table[k - 1]
        if c == needle.chars[first + k * step]:
            k += 1
        if k == m:
            if step < 0:
                return at
            return at - m + 1
        at += step
        n -= 1
    return -1


def ll_rfind_bytes(s, needle, start, stop):
    """The offset of the last occurrence in `s[start:stop]`, or -1."""
    m = len(needle.chars)
    at = stop - m
    if m == 0:
        if start <= stop:
            return at
        return -1
    first = needle.chars[0]
    tries = 0
    while at >= start:
        # Many without the first byte at once, which a C compiler makes vectors of.
        while at - start >= 32:
            found = cast(U8, 0)
            i = 0
            while i < 32:
                found = found | cast(U8, s.chars[at - 31 + i] == first)
                i += 1
            if found != cast(U8, 0):
                break
            at -= 32
        while at > start and s.chars[at] != first:
            at -= 1
        if s.chars[at] == first:
            if same_items(s.chars, at, needle.chars, 0, m):
                return at
            tries += 1
            if tries > 64 and tries * m > (stop - at) * 32:
                return ll_find_kmp(s, needle, start, at + m - 1, m - 1, -1)
        at -= 1
    return -1


def ll_strcontains(s, needle):
    return ll_find_bytes(s, needle, 0, len(s.chars)) >= 0


def ll_strcontains_chr(s, c):
    if cast(Signed, c) < 128:
        return find_item(s.chars, 0, len(s.chars), cast(Char, cast(Signed, c))) >= 0
    return ll_find_bytes(s, ll_chr2str_wide(c), 0, len(s.chars)) >= 0


def ll_strfind(s, needle, start, stop):
    """`s.find`, the bounds adjusted."""
    if start > s.length:
        return -1
    first = ll_offset(s, start)
    last = ll_offset(s, stop)
    at = ll_find_bytes(s, needle, first, last)
    if at < 0:
        return -1
    return start + ll_count_chars(s, first, at)


def ll_strrfind(s, needle, start, stop):
    if start > s.length:
        return -1
    first = ll_offset(s, start)
    last = ll_offset(s, stop)
    at = ll_rfind_bytes(s, needle, first, last)
    if at < 0:
        return -1
    # (From the end, from where it was found.)
    return stop - ll_count_chars(s, at, last)


def ll_strcount(s, needle, start, stop):
    if start > stop:
        return 0
    m = len(needle.chars)
    if m == 0:
        return stop - start + 1
    at = ll_offset(s, start)
    last = ll_offset(s, stop)
    count = 0
    while True:
        at = ll_find_bytes(s, needle, at, last)
        if at < 0:
            return count
        count += 1
        at += m


def ll_startswith(s, prefix):
    m = len(prefix.chars)
    if m > len(s.chars):
        return False
    return same_items(s.chars, 0, prefix.chars, 0, m)


def ll_endswith(s, suffix):
    m = len(suffix.chars)
    n = len(s.chars)
    if m > n:
        return False
    return same_items(s.chars, n - m, suffix.chars, 0, m)


# Numbers

def ll_int2str(i):
    """`str(i)` of a Signed."""
    if i >= 0 and i < 10:
        return ascii_string(48 + i)
    u = cast(Unsigned, i)
    negative = i < 0
    if negative:
        u = cast(Unsigned, 0) - u
    return ll_uint2str(u, negative)


def ll_uint2str(u, negative):
    n = 1
    rest = u // cast(Unsigned, 10)
    while rest != cast(Unsigned, 0):
        n += 1
        rest = rest // cast(Unsigned, 10)
    if negative:
        n += 1
    s = ll_newstr(n, n)
    while True:
        n -= 1
        rest = u // cast(Unsigned, 10)
        s.chars[n] = cast(Char, 48 + cast(Signed, u - rest * cast(Unsigned, 10)))
        u = rest
        if u == cast(Unsigned, 0):
            break
    if negative:
        s.chars[0] = cast(Char, 45)
    return s


def ll_int2base(i, base, prefix, upper):
    """`hex(i)`, `oct(i)`, `bin(i)`: the base is 16, 8 or 2; `prefix` a letter's code, or 0."""
    shift = 1
    if base == 16:
        shift = 4
    elif base == 8:
        shift = 3
    u = cast(Unsigned, i)
    negative = i < 0
    if negative:
        u = cast(Unsigned, 0) - u
    n = 1
    rest = u >> shift
    while rest != cast(Unsigned, 0):
        n += 1
        rest = rest >> shift
    if prefix != 0:
        n += 2
    if negative:
        n += 1
    s = ll_newstr(n, n)
    at = n
    while True:
        at -= 1
        digit = cast(Signed, u) & (base - 1)
        if digit >= 10:
            if upper:
                digit += 7
            else:
                digit += 39
        s.chars[at] = cast(Char, 48 + digit)
        u = u >> shift
        if u == cast(Unsigned, 0):
            break
    if prefix != 0:
        at -= 1
        s.chars[at] = cast(Char, prefix)
        at -= 1
        s.chars[at] = cast(Char, 48)
    if negative:
        s.chars[0] = cast(Char, 45)
    return s


@inline
def ll_byte_space(c):
    """C's `isspace`: to bytes and numbers the separators of ASCII (28 to 31) are no spaces."""
    return c == 32 or (c >= 9 and c <= 13)
