"""Methods of strings. Offsets are of bytes; positions that programs see are of characters."""
from rpython.ll import (cast, copy_items, same_items, find_item, has_field, inline, dont_inline, likely, llstr,
                        malloc_uninit, typeOf, Char, U8, Signed)
from rpython.helpers.ll_list import ll_append, ll_length, ll_items, ll_memory_error, ll_newlist_hint
from rpython.helpers.ll_str import (ll_newstr, ll_byte, ll_decode, ll_encode,
                                    ll_width, ll_code_width, ll_offset, ll_count_chars,
                                    ll_substring, ll_find_bytes, ll_rfind_bytes,
                                    ll_strfind, ll_strrfind, ll_strcount)
from rpython.helpers.ll_unicode import ll_code_isspace, ll_ascii_space, ll_grown, ll_finished

__specialize__ = "low_level"


@inline
def ll_piece(s, start, stop):
    """The bytes between two offsets."""
    if start == stop:
        return llstr("")
    return ll_substring(s, start, stop, ll_count_chars(s, start, stop))


def ll_before(s, at):
    """The offset of the character that ends at this offset."""
    at -= 1
    while ll_byte(s, at) & 0xC0 == 0x80:
        at -= 1
    return at


@inline
def ll_space_width(s, at):
    """The width of the white space at this offset; 0 if there is something else."""
    c = ll_byte(s, at)
    if likely(c < 128):
        if ll_ascii_space(c):
            return 1
        return 0
    if ll_code_isspace(cast(Signed, ll_decode(s, at))):
        return ll_width(c)
    return 0


@inline
def ll_word_stop(s, at):
    """The offset of the white space, or the end, behind what is there at this offset."""
    n = len(s.chars)
    while at < n:
        c = ll_byte(s, at)
        # (Where the next one is does not depend on this one, if that is ASCII.)
        if likely(c < 128):
            if ll_ascii_space(c):
                break
            at += 1
        else:
            if ll_space_width(s, at) != 0:
                break
            at += ll_width(c)
    return at


# Bounds given by the program: negative ones count from the end. A start behind the end stays
# there, and finds nothing.

def ll_find_start(start, n):
    if start < 0:
        start += n
        if start < 0:
            start = 0
    return start


def ll_find_stop(stop, n):
    if stop > n:
        stop = n
    elif stop < 0:
        stop += n
        if stop < 0:
            stop = 0
    return stop


def ll_find(s, needle, start, stop):
    n = s.length
    return ll_strfind(s, needle, ll_find_start(start, n), ll_find_stop(stop, n))


def ll_rfind(s, needle, start, stop):
    n = s.length
    return ll_strrfind(s, needle, ll_find_start(start, n), ll_find_stop(stop, n))


def ll_count(s, needle, start, stop):
    n = s.length
    return ll_strcount(s, needle, ll_find_start(start, n), ll_find_stop(stop, n))


def ll_index(s, needle, start, stop):
    at = ll_find(s, needle, start, stop)
    if at < 0:
        raise ValueError("substring not found")
    return at


def ll_rindex(s, needle, start, stop):
    at = ll_rfind(s, needle, start, stop)
    if at < 0:
        raise ValueError("substring not found")
    return at


def ll_startswith_in(s, prefix, start, stop):
    start = ll_find_start(start, s.length)
    stop = ll_find_stop(stop, s.length)
    if start > stop:
        return False
    first = ll_offset(s, start)
    m = len(prefix.chars)
    if ll_offset(s, stop) - first < m:
        return False
    return same_items(s.chars, first, prefix.chars, 0, m)


def ll_endswith_in(s, suffix, start, stop):
    start = ll_find_start(start, s.length)
    stop = ll_find_stop(stop, s.length)
    if start > stop:
        return False
    last = ll_offset(s, stop)
    m = len(suffix.chars)
    if last - ll_offset(s, start) < m:
        return False
    return same_items(s.chars, last - m, suffix.chars, 0, m)


@inline
def ll_startswith_chr(s, c):
    n = len(s.chars)
    return n > 0 and ll_decode(s, 0) == c


@inline
def ll_endswith_chr(s, c):
    n = len(s.chars)
    return n > 0 and ll_decode(s, ll_before(s, n)) == c


# Stripping

def ll_strip_space(s, left, right):
    start = 0
    stop = len(s.chars)
    if left:
        while start < stop:
            width = ll_space_width(s, start)
            if width == 0:
                break
            start += width
    if right:
        while start < stop:
            at = ll_before(s, stop)
            if ll_space_width(s, at) == 0:
                break
            stop = at
    return ll_piece(s, start, stop)


def ll_has_chr(s, c):
    n = len(s.chars)
    at = 0
    while at < n:
        d = ll_decode(s, at)
        if d == c:
            return True
        at += ll_code_width(cast(Signed, d))
    return False


def ll_strip(s, chars, left, right):
    start = 0
    stop = len(s.chars)
    if left:
        while start < stop:
            if not ll_has_chr(chars, ll_decode(s, start)):
                break
            start += ll_width(ll_byte(s, start))
    if right:
        while start < stop:
            at = ll_before(s, stop)
            if not ll_has_chr(chars, ll_decode(s, at)):
                break
            stop = at
    return ll_piece(s, start, stop)


# Splitting: `LIST` is the type of resizable lists of strings.

@dont_inline
def ll_empty_separator():
    raise ValueError("empty separator")


def ll_split_space(LIST, s, max):
    l = ll_newlist_hint(LIST, 4)
    n = len(s.chars)
    at = 0
    while True:
        while at < n:
            width = ll_space_width(s, at)
            if width == 0:
                break
            at += width
        if at >= n:
            return l
        start = at
        if max == 0:
            break
        at = ll_word_stop(s, at)
        ll_append(l, ll_piece(s, start, at))
        max -= 1
    ll_append(l, ll_piece(s, start, n))
    return l


def ll_split(LIST, s, sep, max):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    l = ll_newlist_hint(LIST, 4)
    n = len(s.chars)
    start = 0
    while max != 0:
        at = ll_find_bytes(s, sep, start, n)
        if at < 0:
            break
        ll_append(l, ll_piece(s, start, at))
        start = at + m
        max -= 1
    ll_append(l, ll_piece(s, start, n))
    return l


def ll_reverse_items(l):
    items = ll_items(l)
    i = 0
    j = ll_length(l) - 1
    while i < j:
        a = items[i]
        items[i] = items[j]
        items[j] = a
        i += 1
        j -= 1


def ll_rsplit_space(LIST, s, max):
    l = ll_newlist_hint(LIST, 4)
    at = len(s.chars)
    while True:
        while at > 0:
            before = ll_before(s, at)
            if ll_space_width(s, before) == 0:
                break
            at = before
        if at <= 0:
            break
        stop = at
        if max == 0:
            ll_append(l, ll_piece(s, 0, stop))
            break
        while at > 0:
            before = ll_before(s, at)
            if ll_space_width(s, before) != 0:
                break
            at = before
        ll_append(l, ll_piece(s, at, stop))
        max -= 1
    ll_reverse_items(l)
    return l


def ll_rsplit(LIST, s, sep, max):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    l = ll_newlist_hint(LIST, 4)
    stop = len(s.chars)
    while max != 0:
        at = ll_rfind_bytes(s, sep, 0, stop)
        if at < 0:
            break
        ll_append(l, ll_piece(s, at + m, stop))
        stop = at
        max -= 1
    ll_append(l, ll_piece(s, 0, stop))
    ll_reverse_items(l)
    return l


@inline
def ll_line_end(s, at, c):
    """The width of the line end at this offset, where this byte is; 0 if there is none."""
    if c < 128:
        if likely(c > 30):
            return 0
        if c == 13:
            if at + 1 < len(s.chars) and ll_byte(s, at + 1) == 10:
                return 2
            return 1
        if (c >= 10 and c <= 12) or (c >= 28 and c <= 30):
            return 1
        return 0
    return ll_wide_line_end(s, at)


def ll_wide_line_end(s, at):
    code = cast(Signed, ll_decode(s, at))
    if code == 0x85 or code == 0x2028 or code == 0x2029:
        return ll_code_width(code)
    return 0


def ll_splitlines(LIST, s, keep):
    l = ll_newlist_hint(LIST, 4)
    n = len(s.chars)
    start = 0
    at = 0
    while at < n:
        c = ll_byte(s, at)
        width = ll_line_end(s, at, c)
        if width == 0:
            if likely(c < 128):
                at += 1
            else:
                at += ll_width(c)
            continue
        if keep:
            ll_append(l, ll_piece(s, start, at + width))
        else:
            ll_append(l, ll_piece(s, start, at))
        at += width
        start = at
    if start < n:
        ll_append(l, ll_piece(s, start, n))
    return l


def ll_partition(s, sep):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    n = len(s.chars)
    at = ll_find_bytes(s, sep, 0, n)
    if at < 0:
        return (s, llstr(""), llstr(""))
    return (ll_piece(s, 0, at), sep, ll_piece(s, at + m, n))


def ll_rpartition(s, sep):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    n = len(s.chars)
    at = ll_rfind_bytes(s, sep, 0, n)
    if at < 0:
        return (llstr(""), llstr(""), s)
    return (ll_piece(s, 0, at), sep, ll_piece(s, at + m, n))


def ll_removeprefix(s, prefix):
    m = len(prefix.chars)
    n = len(s.chars)
    if m == 0 or m > n or not same_items(s.chars, 0, prefix.chars, 0, m):
        return s
    return ll_piece(s, m, n)


def ll_removesuffix(s, suffix):
    m = len(suffix.chars)
    n = len(s.chars)
    if m == 0 or m > n or not same_items(s.chars, n - m, suffix.chars, 0, m):
        return s
    return ll_piece(s, 0, n - m)


# Replacing

def ll_replace(s, old, new, max):
    if max < 0:
        max = 0x7fffffffffff
    if len(old.chars) == 0:
        return ll_replace_empty(s, new, max)
    return ll_replace_some(s, old, new, max)


def ll_replace_some(s, old, new, max):
    """In a text, or bytes, in the place of something."""
    n = len(s.chars)
    m = len(old.chars)
    k = len(new.chars)
    at = ll_find_bytes(s, old, 0, n)
    if at < 0 or max == 0:
        return s
    length = 0
    if has_field(s, "length"):
        length = s.length
    if m == 1 and k == 1 and max >= n:
        r = malloc_uninit(typeOf(s).TO, n)
        ll_put_other(s, old.chars[0], new.chars[0], r)
        return ll_finished(r, n, length)
    if m == 1:
        return ll_replace_byte(s, old.chars[0], new, max, length)
    # What is made grows, so that nothing is looked for twice.
    r = malloc_uninit(typeOf(s).TO, n + k)
    out = 0
    start = 0
    while at >= 0 and max > 0:
        gap = at - start
        r = ll_grown(r, out, gap + k)
        ll_put_short(s, start, r, out, gap)
        out += gap
        ll_put_short(new, 0, r, out, k)
        out += k
        if has_field(s, "length"):
            length += new.length - old.length
        start = at + m
        max -= 1
        at = ll_find_bytes(s, old, start, n)
    gap = n - start
    r = ll_grown(r, out, gap)
    copy_items(s.chars, start, r.chars, out, gap)
    return ll_finished(r, out + gap, length)


def ll_replace_byte(s, old, new, max, length):
    n = len(s.chars)
    k = len(new.chars)
    r = malloc_uninit(typeOf(s).TO, n + k)
    out = 0
    at = 0
    while max > 0:
        # The next one is near, as a rule: what is in front of it is copied meanwhile.
        near = at + 32
        if near > n:
            near = n
        while at < near and s.chars[at] != old:
            r.chars[out] = s.chars[at]
            out += 1
            at += 1
        if at == near:
            start = at
            at = find_item(s.chars, start, n, old)
            if at < 0:
                at = start
                break
            copy_items(s.chars, start, r.chars, out, at - start)
            out += at - start
        # There is room for all that is left.
        r = ll_grown(r, out, k + n - at)
        ll_put_short(new, 0, r, out, k)
        out += k
        if has_field(s, "length"):
            length += new.length - 1
        at += 1
        max -= 1
    copy_items(s.chars, at, r.chars, out, n - at)
    return ll_finished(r, out + n - at, length)


@inline
def ll_put_short(s, start, r, out, n):
    """Copies bytes, of which there are few as a rule."""
    if n == 1:
        r.chars[out] = s.chars[start]
    elif n > 0:
        copy_items(s.chars, start, r.chars, out, n)


def ll_put_other(s, old, new, r):
    """Copies bytes, with another in the place of one: a loop without jumps, which a C compiler makes vectors of."""
    n = len(r.chars)
    i = 0
    while i < n:
        c = cast(U8, s.chars[i])
        # All bits where it is the old one.
        mask = cast(U8, 0) - cast(U8, c == cast(U8, old))
        r.chars[i] = cast(Char, c ^ (mask & (cast(U8, old) ^ cast(U8, new))))
        i += 1


def ll_replace_empty(s, new, max):
    """`new` in front of the first `max` characters, and at the end if that is one more."""
    k = len(new.chars)
    count = s.length + 1
    if count > max:
        count = max
    if count == 0 or k == 0:
        return s
    n = len(s.chars)
    r = ll_newstr(n + count * k, s.length + count * new.length)
    out = 0
    at = 0
    while count > 0:
        copy_items(new.chars, 0, r.chars, out, k)
        out += k
        count -= 1
        if at < n:
            width = ll_width(ll_byte(s, at))
            copy_items(s.chars, at, r.chars, out, width)
            out += width
            at += width
    copy_items(s.chars, at, r.chars, out, n - at)
    return r


# Padding

def ll_fill_chr(s):
    if s.length != 1:
        raise TypeError("The fill character must be exactly one character long")
    return ll_decode(s, 0)


def ll_pad(s, left, right, fill):
    """`s` between so many fill characters."""
    if left < 0:
        left = 0
    if right < 0:
        right = 0
    if left + right == 0:
        return s
    n = len(s.chars)
    width = ll_code_width(cast(Signed, fill))
    r = ll_newstr(n + width * (left + right), s.length + left + right)
    at = ll_put_fill(r, 0, left, fill)
    copy_items(s.chars, 0, r.chars, at, n)
    ll_put_fill(r, at + n, right, fill)
    return r


def ll_put_fill(r, at, times, fill):
    """A character so many times; gives the offset behind it."""
    if cast(Signed, fill) < 128:
        i = 0
        while i < times:
            r.chars[at + i] = cast(Char, cast(Signed, fill))
            i += 1
        return at + i
    while times > 0:
        at = ll_encode(r, at, fill)
        times -= 1
    return at


def ll_ljust(s, width, fill):
    fill = ll_fill_chr(fill)
    return ll_pad(s, 0, width - s.length, fill)


def ll_rjust(s, width, fill):
    fill = ll_fill_chr(fill)
    return ll_pad(s, width - s.length, 0, fill)


def ll_center(s, width, fill):
    fill = ll_fill_chr(fill)
    pad = width - s.length
    if pad <= 0:
        return s
    left = (pad >> 1) + (pad & width & 1)
    return ll_pad(s, left, pad - left, fill)


def ll_zfill(s, width):
    pad = width - s.length
    if pad <= 0:
        return s
    n = len(s.chars)
    r = ll_newstr(n + pad, s.length + pad)
    at = 0
    skip = 0
    if n > 0 and (ll_byte(s, 0) == 43 or ll_byte(s, 0) == 45):
        r.chars[0] = s.chars[0]
        at = 1
        skip = 1
    while pad > 0:
        r.chars[at] = cast(Char, 48)
        at += 1
        pad -= 1
    copy_items(s.chars, skip, r.chars, at, n - skip)
    return r


def ll_expandtabs(s, size):
    if size > 0x7FFFFFFF or size < -0x80000000:
        raise OverflowError("Python int too large to convert to C int")
    n = len(s.chars)
    # The number of bytes and of characters first.
    more = 0
    tabs = 0
    column = 0
    at = 0
    while at < n:
        c = ll_byte(s, at)
        if c == 9:
            tabs += 1
            if size > 0:
                width = size - column % size
                more += width
                column += width
                if more < 0 or more + n < 0:
                    ll_memory_error()
            at += 1
        else:
            column += 1
            if c == 10 or c == 13:
                column = 0
            at += ll_width(c)
    if tabs == 0:
        return s
    r = ll_newstr(n - tabs + more, s.length - tabs + more)
    out = 0
    column = 0
    at = 0
    while at < n:
        c = ll_byte(s, at)
        if c == 9:
            if size > 0:
                width = size - column % size
                column += width
                while width > 0:
                    r.chars[out] = cast(Char, 32)
                    out += 1
                    width -= 1
            at += 1
        else:
            column += 1
            if c == 10 or c == 13:
                column = 0
            width = ll_width(c)
            while width > 0:
                r.chars[out] = s.chars[at]
                out += 1
                at += 1
                width -= 1
    return r


def ll_check_items(items, count):
    """`None` among the strings of a list that is joined."""
    i = 0
    while i < count:
        if not items[i]:
            raise TypeError("sequence item %d: expected str instance, NoneType found" % i)
        i += 1


@dont_inline
def ll_not_one(length):
    """What `ord` raises of so many characters, or bytes."""
    raise TypeError("ord() expected a character, but string of length %d found" % length)


def ll_ord(s):
    if s.length != 1:
        ll_not_one(s.length)
    return cast(Signed, ll_decode(s, 0))


# Separators that may be None.

@inline
def ll_split_maybe(LIST, s, sep, max):
    if not sep:
        return ll_split_space(LIST, s, max)
    return ll_split(LIST, s, sep, max)


@inline
def ll_rsplit_maybe(LIST, s, sep, max):
    if not sep:
        return ll_rsplit_space(LIST, s, max)
    return ll_rsplit(LIST, s, sep, max)


@inline
def ll_strip_maybe(s, chars, left, right):
    if not chars:
        return ll_strip_space(s, left, right)
    return ll_strip(s, chars, left, right)
