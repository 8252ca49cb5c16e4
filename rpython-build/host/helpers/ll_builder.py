"""String builders: a string with room at its end, which is handed out if nothing is left over.

    GcStruct builder { used, length, text: Ptr(STR) }

`used` counts bytes, `length` characters; `text` is null until something is appended.
"""
from rpython.ll import (malloc, cast, copy_items, inline, dont_inline, unlikely, likely, llstr,
                        nullptr, STR, Char, UniChar, Signed)
from rpython.helpers.ll_str import (ll_newstr, ll_encode, ll_code_width, ll_offset)
from rpython.helpers.ll_strmethods import ll_fill_chr

__specialize__ = "low_level"


def ll_new_builder(BUILDER, room):
    b = malloc(BUILDER)
    if room < 16:
        room = 16
    b.text = ll_newstr(room, 0)
    return b


@dont_inline
def ll_grow_builder(b, n):
    """Makes room for `n` bytes in all, more than there is."""
    old = b.text
    new = ll_newstr(n + (n >> 1) + 32, 0)
    copy_items(old.chars, 0, new.chars, 0, b.used)
    b.text = new


@inline
def ll_builder_append_chr(b, c):
    used = b.used
    if unlikely(used + 4 > len(b.text.chars)):
        ll_grow_builder(b, used + 4)
    b.used = ll_encode(b.text, used, c)
    b.length = b.length + 1


def ll_builder_append(b, s):
    used = b.used
    n = len(s.chars)
    if used + n > len(b.text.chars):
        ll_grow_builder(b, used + n)
    copy_items(s.chars, 0, b.text.chars, used, n)
    b.used = used + n
    b.length = b.length + s.length


def ll_builder_append_slice(b, s, start, stop):
    """The bounds are in characters, `0 <= start <= stop`."""
    if start < 0 or stop < start or stop > s.length:
        raise IndexError("append_slice() out of range")
    first = ll_offset(s, start)
    n = ll_offset(s, stop) - first
    used = b.used
    if used + n > len(b.text.chars):
        ll_grow_builder(b, used + n)
    copy_items(s.chars, first, b.text.chars, used, n)
    b.used = used + n
    b.length = b.length + (stop - start)


def ll_builder_append_multiple(b, s, times):
    ll_builder_append_multiple_chr(b, ll_fill_chr(s), times)


def ll_builder_append_multiple_chr(b, c, times):
    while times > 0:
        ll_builder_append_chr(b, c)
        times -= 1


@inline
def ll_builder_getlength(b):
    return b.length


def ll_builder_build(b):
    text = b.text
    n = b.used
    if n == 0:
        return llstr("")
    if n == len(text.chars):
        # What is appended from here on goes to a new string. (That of a prebuilt builder has its length, and may
        # be where nothing can be written.)
        if text.length != b.length:
            text.length = b.length
        return text
    s = ll_newstr(n, b.length)
    copy_items(text.chars, 0, s.chars, 0, n)
    return s
