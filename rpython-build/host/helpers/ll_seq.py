"""Tuples of any length: arrays of their items. What they share with lists is in `ll_list`."""
from rpython.ll import dont_inline, hlstr, in_bounds, inline, likely, llstr, malloc, nullptr, unlikely
from rpython.helpers.ll_hash import ll_hash_mix
from rpython.helpers.ll_list import ll_copy

__specialize__ = "low_level"


@dont_inline
def ll_index_error():
    raise IndexError("tuple index out of range")


@inline
def ll_getitem_nonneg(t, i):
    if unlikely(not in_bounds(i, len(t))):
        ll_index_error()
    return t[i]


@inline
def ll_getitem(t, i):
    n = len(t)
    if likely(in_bounds(i, n)):
        return t[i]
    i += n
    if not in_bounds(i, n):
        ll_index_error()
    return t[i]


@inline
def ll_getitem_negative(t, i):
    n = len(t)
    i += n
    if unlikely(not in_bounds(i, n)):
        ll_index_error()
    return t[i]


def ll_seq_convert(t, convert, ARRAY):
    if not t:
        return nullptr(ARRAY)
    n = len(t)
    result = malloc(ARRAY, n)
    i = 0
    while i < n:
        result[i] = convert(t[i])
        i += 1
    return result


def ll_seq_to_list(t, LIST):
    """A list of what is in a tuple."""
    if not t:
        return nullptr(LIST)
    return ll_copy(LIST, t)


# The hash of a tuple of known length with the same items.

def ll_seq_hash(t, hash, mix):
    if not t:
        return 0x345678
    n = len(t)
    sum = n
    i = 0
    while i < n:
        sum = mix(sum, hash(t[i]))
        i += 1
    return sum


def ll_seq_length_hash(t):
    if not t:
        return 0x345678
    return len(t)


def ll_seq_repr(t, text):
    if not t:
        return llstr("None")
    n = len(t)
    result = "("
    i = 0
    while i < n:
        if i > 0:
            result = result + ", "
        result = result + hlstr(text(t[i]))
        i += 1
    if n == 1:
        return llstr(result + ",)")
    return llstr(result + ")")
