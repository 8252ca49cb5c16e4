"""Bytes and bytearrays.

    GcStruct bytes { hash, chars: Array(Char) }
    GcStruct bytearray { length, items: Ptr(GcArray(Char)) }

A bytearray has the shape of a list, and most of its operations are those of lists.
"""
from rpython.ll import (malloc_uninit, nullptr, BYTES, cast, copy_items, same_items, find_item,
                        in_bounds, likely, unlikely, inline, dont_inline, failed_check, llbytes, llstr, hlstr, Char,
                        Signed)
from rpython.helpers.ll_list import ll_append, ll_newlist, ll_newlist_hint, ll_length, ll_items
from rpython.helpers.ll_list import ll_resize_up, ll_insert, ll_delitem, ll_memory_error
from rpython.helpers.ll_str import (ll_byte_space, ll_newstr, ll_find_bytes, ll_repeat,
                                    ll_rfind_bytes)
from rpython.helpers.ll_strmethods import (ll_not_one, ll_replace_some, ll_reverse_items, ll_find_start,
                                           ll_find_stop)
from rpython.helpers.ll_unicode import (ll_ascii_alpha, ll_ascii_digit, ll_ascii_alnum, ll_ascii_lower,
                                        ll_ascii_upper, ll_put_ascii)

__specialize__ = "low_level"


@inline
def ll_newbytes(n):
    return malloc_uninit(BYTES, n)


@inline
def ll_byteslen(b):
    return len(b.chars)


@failed_check
def ll_bytes_index_error():
    raise IndexError("index out of range")


@inline
def ll_bytesitem(b, i):
    n = len(b.chars)
    if likely(in_bounds(i, n)):
        return cast(Signed, b.chars[i])
    i += n
    if not in_bounds(i, n):
        ll_bytes_index_error()
    return cast(Signed, b.chars[i])


def ll_bytes_slice(b, start, stop):
    n = stop - start
    if n == len(b.chars):
        return b
    r = ll_newbytes(n)
    copy_items(b.chars, start, r.chars, 0, n)
    return r


def ll_bytes_slice_step(b, start, step, count):
    r = ll_newbytes(count)
    i = 0
    while i < count:
        r.chars[i] = b.chars[start]
        start += step
        i += 1
    return r


def ll_bytes_concat(a, b):
    n = len(a.chars)
    m = len(b.chars)
    if n == 0:
        return b
    if m == 0:
        return a
    r = ll_newbytes(n + m)
    copy_items(a.chars, 0, r.chars, 0, n)
    copy_items(b.chars, 0, r.chars, n, m)
    return r


def ll_bytes_mul(b, times):
    if times < 0:
        times = 0
    n = len(b.chars)
    if n != 0 and times > 0x7fffffffffff // n:
        ll_memory_error()
    r = ll_newbytes(n * times)
    if times > 0:
        copy_items(b.chars, 0, r.chars, 0, n)
        ll_repeat(r, n)
    return r


@dont_inline
def ll_byte_range_error():
    raise ValueError("byte must be in range(0, 256)")


@inline
def ll_check_byte(i):
    if unlikely(not in_bounds(i, 256)):
        ll_byte_range_error()
    return cast(Char, i)


def ll_bytes_contains(b, needle):
    return ll_find_bytes(b, needle, 0, len(b.chars)) >= 0


def ll_bytes_contains_int(b, i):
    return find_item(b.chars, 0, len(b.chars), ll_check_byte(i)) >= 0


def ll_one_byte(i):
    r = ll_newbytes(1)
    r.chars[0] = ll_check_byte(i)
    return r


def ll_zero_bytes(n):
    if n < 0:
        raise ValueError("negative count")
    r = ll_newbytes(n)
    i = 0
    while i < n:
        r.chars[i] = cast(Char, 0)
        i += 1
    return r


def ll_list2bytes(l, in_array):
    """`bytes(l)` of a list of integers."""
    n = ll_length(l)
    r = ll_newbytes(n)
    i = 0
    while i < n:
        item = cast(Signed, ll_items(l)[i])
        if not in_bounds(item, 256):
            if in_array:
                ll_byte_range_error()
            raise ValueError("bytes must be in range(0, 256)")
        r.chars[i] = cast(Char, item)
        i += 1
    return r


# Bytearrays

def ll_bytearray2bytes(a):
    if not a:
        return nullptr(BYTES)
    n = a.length
    items = a.items
    r = ll_newbytes(n)
    i = 0
    while i < n:
        r.chars[i] = items[i]
        i += 1
    return r


def ll_bytes2bytearray(LIST, b):
    n = len(b.chars)
    a = ll_newlist(LIST, n)
    items = a.items
    i = 0
    while i < n:
        items[i] = b.chars[i]
        i += 1
    return a


def ll_bytearray_extend(a, b):
    """`a += b`, `b` being bytes."""
    n = a.length
    m = len(b.chars)
    ll_resize_up(a, n + m)
    items = a.items
    i = 0
    while i < m:
        items[n + i] = b.chars[i]
        i += 1


def ll_bytearray_concat(LIST, a, b):
    """A new bytearray of two bytes."""
    n = len(a.chars)
    m = len(b.chars)
    r = ll_newlist(LIST, n + m)
    items = r.items
    i = 0
    while i < n:
        items[i] = a.chars[i]
        i += 1
    i = 0
    while i < m:
        items[n + i] = b.chars[i]
        i += 1
    return r


@failed_check
def ll_bytearray_index_error():
    raise IndexError("bytearray index out of range")


@inline
def ll_bytearray_getitem(a, i):
    n = a.length
    if likely(in_bounds(i, n)):
        return cast(Signed, a.items[i])
    i += n
    if not in_bounds(i, n):
        ll_bytearray_index_error()
    return cast(Signed, a.items[i])


@inline
def ll_bytearray_setitem(a, i, value):
    n = a.length
    c = ll_check_byte(value)
    if likely(in_bounds(i, n)):
        a.items[i] = c
        return
    i += n
    if not in_bounds(i, n):
        ll_bytearray_index_error()
    a.items[i] = c


# Searching, the bounds adjusted as for strings

def ll_bytes_find(b, needle, start, stop):
    n = len(b.chars)
    return ll_find_bytes(b, needle, ll_find_start(start, n), ll_find_stop(stop, n))


def ll_bytes_rfind(b, needle, start, stop):
    n = len(b.chars)
    return ll_rfind_bytes(b, needle, ll_find_start(start, n), ll_find_stop(stop, n))


def ll_bytes_index(b, needle, start, stop):
    at = ll_bytes_find(b, needle, start, stop)
    if at < 0:
        raise ValueError("subsection not found")
    return at


def ll_bytes_rindex(b, needle, start, stop):
    at = ll_bytes_rfind(b, needle, start, stop)
    if at < 0:
        raise ValueError("subsection not found")
    return at


def ll_bytes_count(b, needle, start, stop):
    start = ll_find_start(start, len(b.chars))
    stop = ll_find_stop(stop, len(b.chars))
    if start > stop:
        return 0
    m = len(needle.chars)
    if m == 0:
        return stop - start + 1
    count = 0
    while True:
        start = ll_find_bytes(b, needle, start, stop)
        if start < 0:
            return count
        count += 1
        start += m


def ll_bytes_startswith(b, prefix, start, stop):
    start = ll_find_start(start, len(b.chars))
    stop = ll_find_stop(stop, len(b.chars))
    m = len(prefix.chars)
    if start > stop or stop - start < m:
        return False
    return same_items(b.chars, start, prefix.chars, 0, m)


def ll_bytes_endswith(b, suffix, start, stop):
    start = ll_find_start(start, len(b.chars))
    stop = ll_find_stop(stop, len(b.chars))
    m = len(suffix.chars)
    if start > stop or stop - start < m:
        return False
    return same_items(b.chars, stop - m, suffix.chars, 0, m)


# Stripping and splitting

def ll_bytes_strip_space(b, left, right):
    start = 0
    stop = len(b.chars)
    if left:
        while start < stop and ll_byte_space(cast(Signed, b.chars[start])):
            start += 1
    if right:
        while start < stop and ll_byte_space(cast(Signed, b.chars[stop - 1])):
            stop -= 1
    return ll_bytes_slice(b, start, stop)


def ll_bytes_strip(b, chars, left, right):
    n = len(chars.chars)
    start = 0
    stop = len(b.chars)
    if left:
        while start < stop and find_item(chars.chars, 0, n, b.chars[start]) >= 0:
            start += 1
    if right:
        while start < stop and find_item(chars.chars, 0, n, b.chars[stop - 1]) >= 0:
            stop -= 1
    return ll_bytes_slice(b, start, stop)


def ll_bytes_split_space(LIST, b, max):
    l = ll_newlist_hint(LIST, 4)
    n = len(b.chars)
    at = 0
    while True:
        while at < n and ll_byte_space(cast(Signed, b.chars[at])):
            at += 1
        if at >= n:
            return l
        start = at
        if max == 0:
            break
        while at < n and not ll_byte_space(cast(Signed, b.chars[at])):
            at += 1
        ll_append(l, ll_bytes_slice(b, start, at))
        max -= 1
    ll_append(l, ll_bytes_slice(b, start, n))
    return l


def ll_bytes_rsplit_space(LIST, b, max):
    l = ll_newlist_hint(LIST, 4)
    at = len(b.chars)
    while True:
        while at > 0 and ll_byte_space(cast(Signed, b.chars[at - 1])):
            at -= 1
        if at <= 0:
            break
        stop = at
        if max == 0:
            ll_append(l, ll_bytes_slice(b, 0, stop))
            break
        while at > 0 and not ll_byte_space(cast(Signed, b.chars[at - 1])):
            at -= 1
        ll_append(l, ll_bytes_slice(b, at, stop))
        max -= 1
    ll_reverse_items(l)
    return l


@dont_inline
def ll_empty_separator():
    raise ValueError("empty separator")


def ll_bytes_split(LIST, b, sep, max):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    l = ll_newlist_hint(LIST, 4)
    n = len(b.chars)
    start = 0
    while max != 0:
        at = ll_find_bytes(b, sep, start, n)
        if at < 0:
            break
        ll_append(l, ll_bytes_slice(b, start, at))
        start = at + m
        max -= 1
    ll_append(l, ll_bytes_slice(b, start, n))
    return l


def ll_bytes_rsplit(LIST, b, sep, max):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    l = ll_newlist_hint(LIST, 4)
    stop = len(b.chars)
    while max != 0:
        at = ll_rfind_bytes(b, sep, 0, stop)
        if at < 0:
            break
        ll_append(l, ll_bytes_slice(b, at + m, stop))
        stop = at
        max -= 1
    ll_append(l, ll_bytes_slice(b, 0, stop))
    ll_reverse_items(l)
    return l


def ll_bytes_splitlines(LIST, b, keep):
    l = ll_newlist_hint(LIST, 4)
    n = len(b.chars)
    start = 0
    at = 0
    while at < n:
        c = cast(Signed, b.chars[at])
        if likely(c > 13) or (c != 10 and c != 13):
            at += 1
            continue
        stop = at
        at += 1
        if c == 13 and at < n and cast(Signed, b.chars[at]) == 10:
            at += 1
        if keep:
            stop = at
        ll_append(l, ll_bytes_slice(b, start, stop))
        start = at
    if start < n:
        ll_append(l, ll_bytes_slice(b, start, n))
    return l


def ll_bytes_partition(b, sep):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    n = len(b.chars)
    at = ll_find_bytes(b, sep, 0, n)
    if at < 0:
        return (b, llbytes(b""), llbytes(b""))
    return (ll_bytes_slice(b, 0, at), sep, ll_bytes_slice(b, at + m, n))


def ll_bytes_rpartition(b, sep):
    m = len(sep.chars)
    if m == 0:
        ll_empty_separator()
    n = len(b.chars)
    at = ll_rfind_bytes(b, sep, 0, n)
    if at < 0:
        return (llbytes(b""), llbytes(b""), b)
    return (ll_bytes_slice(b, 0, at), sep, ll_bytes_slice(b, at + m, n))


def ll_bytes_removeprefix(b, prefix):
    m = len(prefix.chars)
    n = len(b.chars)
    if m > n or not same_items(b.chars, 0, prefix.chars, 0, m):
        return b
    return ll_bytes_slice(b, m, n)


def ll_bytes_removesuffix(b, suffix):
    m = len(suffix.chars)
    n = len(b.chars)
    if m > n or not same_items(b.chars, n - m, suffix.chars, 0, m):
        return b
    return ll_bytes_slice(b, 0, n - m)


def ll_bytes_replace(b, old, new, max):
    if max < 0:
        max = 0x7fffffffffff
    if len(old.chars) > 0:
        return ll_replace_some(b, old, new, max)
    n = len(b.chars)
    k = len(new.chars)
    count = n + 1
    if count > max:
        count = max
    if count == 0:
        return b
    r = ll_newbytes(n + count * k)
    out = 0
    start = 0
    while count > 0:
        copy_items(new.chars, 0, r.chars, out, k)
        out += k
        if start < n:
            r.chars[out] = b.chars[start]
            out += 1
            start += 1
        count -= 1
    copy_items(b.chars, start, r.chars, out, n - start)
    return r


def ll_bytes_join(sep, items, count):
    if count == 0:
        return ll_newbytes(0)
    gap = len(sep.chars)
    nbytes = gap * (count - 1)
    i = 0
    while i < count:
        nbytes += len(items[i].chars)
        i += 1
    r = ll_newbytes(nbytes)
    at = 0
    i = 0
    while i < count:
        if i > 0 and gap > 0:
            copy_items(sep.chars, 0, r.chars, at, gap)
            at += gap
        item = items[i]
        n = len(item.chars)
        copy_items(item.chars, 0, r.chars, at, n)
        at += n
        i += 1
    return r


def ll_bytes_pad(b, left, right, fill):
    if left < 0:
        left = 0
    if right < 0:
        right = 0
    n = len(b.chars)
    r = ll_newbytes(left + n + right)
    i = 0
    while i < left:
        r.chars[i] = fill
        i += 1
    copy_items(b.chars, 0, r.chars, left, n)
    i = left + n
    while i < left + n + right:
        r.chars[i] = fill
        i += 1
    return r


def ll_bytes_fill(fill, method):
    if len(fill.chars) != 1:
        raise TypeError("%s() argument 2 must be a byte string of length 1, not bytes"
                        % hlstr(method))
    return fill.chars[0]


def ll_bytes_ljust(b, width, fill):
    fill = ll_bytes_fill(fill, llstr("ljust"))
    return ll_bytes_pad(b, 0, width - len(b.chars), fill)


def ll_bytes_rjust(b, width, fill):
    fill = ll_bytes_fill(fill, llstr("rjust"))
    return ll_bytes_pad(b, width - len(b.chars), 0, fill)


def ll_bytes_center(b, width, fill):
    fill = ll_bytes_fill(fill, llstr("center"))
    pad = width - len(b.chars)
    if pad <= 0:
        return b
    left = (pad >> 1) + (pad & width & 1)
    return ll_bytes_pad(b, left, pad - left, fill)


def ll_bytes_zfill(b, width):
    pad = width - len(b.chars)
    if pad <= 0:
        return b
    n = len(b.chars)
    r = ll_newbytes(n + pad)
    at = 0
    skip = 0
    if n > 0:
        first = cast(Signed, b.chars[0])
        if first == 43 or first == 45:
            r.chars[0] = b.chars[0]
            at = 1
            skip = 1
    while pad > 0:
        r.chars[at] = cast(Char, 48)
        at += 1
        pad -= 1
    copy_items(b.chars, skip, r.chars, at, n - skip)
    return r


# ASCII classes: `how` says which

def ll_bytes_all(b, how):
    """0: alpha, 1: digit, 2: alnum, 3: space."""
    n = len(b.chars)
    i = 0
    if how == 0:
        while i < n and ll_ascii_alpha(cast(Signed, b.chars[i])):
            i += 1
    elif how == 1:
        while i < n and ll_ascii_digit(cast(Signed, b.chars[i])):
            i += 1
    elif how == 2:
        while i < n and ll_ascii_alnum(cast(Signed, b.chars[i])):
            i += 1
    else:
        while i < n and ll_byte_space(cast(Signed, b.chars[i])):
            i += 1
    return n > 0 and i == n


def ll_bytes_islower(b):
    n = len(b.chars)
    cased = False
    i = 0
    while i < n:
        c = cast(Signed, b.chars[i])
        if ll_ascii_upper(c):
            return False
        if ll_ascii_lower(c):
            cased = True
        i += 1
    return cased


def ll_bytes_isupper(b):
    n = len(b.chars)
    cased = False
    i = 0
    while i < n:
        c = cast(Signed, b.chars[i])
        if ll_ascii_lower(c):
            return False
        if ll_ascii_upper(c):
            cased = True
        i += 1
    return cased


def ll_bytes_case(b, upper):
    n = len(b.chars)
    r = ll_newbytes(n)
    ll_put_ascii(b, 0, n, r, 0, 0 if upper else 1)
    return r


def ll_bytes_hex(b):
    n = len(b.chars)
    r = ll_newstr(n * 2, n * 2)
    i = 0
    while i < n:
        c = cast(Signed, b.chars[i])
        high = c >> 4
        low = c & 15
        if high < 10:
            high += 48
        else:
            high += 87
        if low < 10:
            low += 48
        else:
            low += 87
        r.chars[i * 2] = cast(Char, high)
        r.chars[i * 2 + 1] = cast(Char, low)
        i += 1
    return r


@inline
def ll_text_truth(b):
    """`bool` of a `str` or `bytes` that may be None."""
    return bool(b) and len(b.chars) != 0


def ll_bytes_ord(b):
    if len(b.chars) != 1:
        ll_not_one(len(b.chars))
    return cast(Signed, b.chars[0])


# Methods of bytearrays

@inline
def ll_bytearray_append(a, i):
    ll_append(a, ll_check_byte(i))


def ll_bytearray_insert(a, i, value):
    ll_insert(a, i, ll_check_byte(value))


def ll_bytearray_index(a, i):
    """A valid index."""
    n = a.length
    if i < 0:
        i += n
    if not in_bounds(i, n):
        ll_bytearray_index_error()
    return i


def ll_bytearray_delitem(a, i):
    ll_delitem(a, ll_bytearray_index(a, i))


def ll_bytearray_pop(a, i):
    n = a.length
    if n == 0:
        raise IndexError("pop from empty bytearray")
    if i < 0:
        i += n
    if not in_bounds(i, n):
        raise IndexError("pop index out of range")
    value = cast(Signed, a.items[i])
    ll_delitem(a, i)
    return value


def ll_bytearray_remove(a, value):
    c = ll_check_byte(value)
    i = 0
    while i < a.length:
        if a.items[i] == c:
            ll_delitem(a, i)
            return
        i += 1
    raise ValueError("value not found in bytearray")


# Separators that may be None.

@inline
def ll_bytes_split_maybe(LIST, b, sep, max):
    if not sep:
        return ll_bytes_split_space(LIST, b, max)
    return ll_bytes_split(LIST, b, sep, max)


@inline
def ll_bytes_rsplit_maybe(LIST, b, sep, max):
    if not sep:
        return ll_bytes_rsplit_space(LIST, b, max)
    return ll_bytes_rsplit(LIST, b, sep, max)


@inline
def ll_bytes_strip_maybe(b, chars, left, right):
    if not chars:
        return ll_bytes_strip_space(b, left, right)
    return ll_bytes_strip(b, chars, left, right)
