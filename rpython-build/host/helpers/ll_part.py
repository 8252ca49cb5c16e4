"""Parts of texts that are only looked at, and so need not be texts (`rtype/rpart.rs`).

    GcStruct part { whole, start, stop, length, hash }

`start` and `stop` are offsets of bytes in the text `whole`, `length` counts code points, and `hash` is 0 until it is
computed. What has a part for a parameter is copied into its callers, so that the part is no object. `hash` and `eq` of dicts
of texts are here for a part as a key. How parts are made, and texts of them, is in `ll_str`: every dict asks for that.
"""
from rpython.ll import (cast, same_items, compare_items, address_of, c_call, has_field, inline,
                        Signed)
from rpython.helpers.ll_str import (ll_part_between, ll_substring, ll_seek, ll_is_ascii, ll_decode, ll_find_bytes, ll_streq,
                                    ll_strfind, ll_strcount)
from rpython.helpers.ll_hash import ll_hash_str, ll_keyed_text, ll_keyed_bytes
from rpython.helpers.ll_strmethods import ll_find_start, ll_find_stop, ll_not_one

__specialize__ = "low_level"


@inline
def ll_part(PART, s, start, stop):
    """`s[start:stop]`, the bounds adjusted."""
    if ll_is_ascii(s):
        first = start
        last = stop
    else:
        first = ll_seek(s, start)
        last = ll_seek(s, stop)
    p = ll_part_between(PART, s, first, last)
    p.length = stop - start
    return p


@inline
def ll_whole(PART, s):
    p = ll_part_between(PART, s, 0, len(s.chars))
    p.length = s.length
    return p


# Bytes of two texts

def ll_same_bytes(s, start, stop, t, first, last):
    n = stop - start
    if n != last - first:
        return False
    return same_items(s.chars, start, t.chars, first, n)


def ll_compare_bytes(s, start, stop, t, first, last):
    """Negative, zero or positive."""
    n = stop - start
    m = last - first
    if n < m:
        r = compare_items(s.chars, start, t.chars, first, n)
    else:
        r = compare_items(s.chars, start, t.chars, first, m)
    if r != 0:
        return r
    return n - m


def ll_part_eq(p, q):
    return ll_same_bytes(p.whole, p.start, p.stop, q.whole, q.start, q.stop)


def ll_part_cmp(p, q):
    return ll_compare_bytes(p.whole, p.start, p.stop, q.whole, q.start, q.stop)


# Keys of dicts

def ll_hash(key):
    if has_field(key, "whole"):
        h = key.hash
        if h == 0:
            h = ll_hash_between(key.whole, key.start, key.stop)
            key.hash = h
        return h
    return ll_hash_str(key)


def ll_hash_between(s, start, stop):
    return c_call(Signed, "rpy_hash_bytes", address_of(s.chars, start), stop - start)


def ll_keyed(key):
    if has_field(key, "whole"):
        return ll_keyed_bytes(address_of(key.whole.chars, key.start), key.stop - key.start)
    return ll_keyed_text(key)


def ll_eq(key, p):
    """Whether a part, or another text, is equal to a key, which may be null."""
    if not has_field(p, "whole"):
        return ll_streq(key, p)
    return bool(key) and ll_same_bytes(key, 0, len(key.chars), p.whole, p.start, p.stop)


# What texts have besides

def ll_part_ord(p):
    if p.length != 1:
        ll_not_one(p.length)
    return cast(Signed, ll_decode(p.whole, p.start))


def ll_part_startswith(p, prefix):
    return ll_starts_at(p.whole, p.start, p.stop, prefix)


def ll_starts_at(s, start, stop, prefix):
    m = len(prefix.chars)
    return m <= stop - start and same_items(s.chars, start, prefix.chars, 0, m)


def ll_part_endswith(p, suffix):
    m = len(suffix.chars)
    return m <= p.stop - p.start and ll_starts_at(p.whole, p.stop - m, p.stop, suffix)


def ll_part_contains(p, needle):
    return ll_find_bytes(p.whole, needle, p.start, p.stop) >= 0


def ll_part_find(p, needle, start, stop):
    return ll_find_in(p.whole, p.start, p.stop, p.length, needle, start, stop)


def ll_find_in(s, first, last, n, needle, start, stop):
    start = ll_find_start(start, n)
    stop = ll_find_stop(stop, n)
    if start > n:
        return -1
    if not ll_is_ascii(s):
        return ll_strfind(ll_substring(s, first, last, n), needle, start, stop)
    at = ll_find_bytes(s, needle, first + start, first + stop)
    if at < 0:
        return -1
    return at - first


def ll_part_count(p, needle, start, stop):
    return ll_count_in(p.whole, p.start, p.stop, p.length, needle, start, stop)


def ll_count_in(s, first, last, n, needle, start, stop):
    start = ll_find_start(start, n)
    stop = ll_find_stop(stop, n)
    if not ll_is_ascii(s):
        return ll_strcount(ll_substring(s, first, last, n), needle, start, stop)
    return ll_strcount(s, needle, first + start, first + stop)
