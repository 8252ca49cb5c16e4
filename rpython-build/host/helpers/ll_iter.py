"""Iterators: their `next`, which raises StopIteration behind the last item. The structures are
described in `rtype/riter.rs`."""
from rpython.ll import cast, inline, likely, has_field, Signed, UniChar
from rpython.helpers.ll_list import ll_length, ll_items, ll_append, ll_range_length, ll_no_more
from rpython.helpers.ll_str import ll_byte, ll_decode, ll_width

__specialize__ = "low_level"


@inline
def ll_next_list(it):
    l = it.list
    at = it.at
    if at >= ll_length(l):
        # What is appended to a list behind an iterator that has ended does not bring it back.
        it.at = 0x7fffffff
        ll_no_more()
    it.at = at + 1
    return ll_items(l)[at]


@inline
def ll_next_reversed(it):
    l = it.list
    at = it.at - 1
    if at < 0 or at >= ll_length(l):
        it.at = 0
        ll_no_more()
    it.at = at
    return ll_items(l)[at]


# Ranges: how many numbers are left is counted, so that no end overflows. With a step of 1 or
# -1 ("unit") no number before the stop does.

@inline
def ll_iter_range(it, range):
    it.next = range.start
    it.step = range.step
    it.left = ll_range_length(range.start, range.stop, range.step)


@inline
def ll_iter_unit(it, range):
    it.next = range.start
    it.stop = range.stop


@inline
def ll_next_up(it):
    i = it.next
    if i >= it.stop:
        ll_no_more()
    it.next = i + 1
    return i


@inline
def ll_next_down(it):
    i = it.next
    if i <= it.stop:
        ll_no_more()
    it.next = i - 1
    return i


@inline
def ll_reversed_range(it, range):
    n = ll_range_length(range.start, range.stop, range.step)
    it.next = range.start + (n - 1) * range.step
    it.step = -range.step
    it.left = n


@inline
def ll_next_range(it):
    left = it.left
    if left <= 0:
        ll_no_more()
    it.left = left - 1
    i = it.next
    it.next = i + it.step
    return i


# Text

def ll_byte_length(s):
    return len(s.chars)


@inline
def ll_next_str(it):
    s = it.str
    at = it.at
    if at >= len(s.chars):
        ll_no_more()
    lead = ll_byte(s, at)
    if likely(lead < 0x80):
        it.at = at + 1
        return cast(UniChar, lead)
    it.at = at + ll_width(lead)
    return ll_decode(s, at)


def ll_next_str_reversed(it):
    s = it.str
    at = it.at - 1
    if at < 0:
        ll_no_more()
    while ll_byte(s, at) & 0xC0 == 0x80:
        at -= 1
    it.at = at
    return ll_decode(s, at)


@inline
def ll_next_bytes(it):
    s = it.str
    at = it.at
    if at >= len(s.chars):
        ll_no_more()
    it.at = at + 1
    return cast(Signed, s.chars[at])


def ll_next_bytes_reversed(it):
    s = it.str
    at = it.at - 1
    if at < 0:
        ll_no_more()
    it.at = at
    return cast(Signed, s.chars[at])


def ll_unpack_check_text(s, n):
    if has_field(s, "length"):
        found = s.length
    else:
        found = len(s.chars)
    if found < n:
        raise ValueError("not enough values to unpack (expected %d, got %d)" % (n, found))
    if found > n:
        raise ValueError("too many values to unpack (expected %d)" % n)


# Whole iterations; `next` is a constant

def ll_append_all(l, it, next):
    while True:
        try:
            item = next(it)
        except StopIteration:
            return
        ll_append(l, item)
