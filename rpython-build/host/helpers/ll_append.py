"""What a string is while a loop appends to it: a text with room at its end, and the string that
was made of it since the last change, if it was read.

    GcStruct appender { used, length, room, text: Ptr(STR), built: Ptr(STR) }

`text` is null before the first change, `built` after each. That of bytes has no `length`.

Who only looks at the string before more is appended is lent `text` itself: it has no room then, and has `room` again when it is
taken back.
"""
from rpython.ll import (malloc, malloc_uninit, cast, copy_items, nullptr, inline, dont_inline, outgrown, lent, taken_back,
                        unlikely, STR, BYTES, Signed)
from rpython.helpers.ll_str import ll_newstr, ll_encode, ll_code_width

__specialize__ = "low_level"


def ll_appender(APPENDER, s):
    b = malloc(APPENDER)
    if s:
        b.used = len(s.chars)
        b.length = s.length
        b.built = s
    return b


def ll_took_back(b, n):
    """Whether there is room for `n` bytes in all when the text is taken back that was lent."""
    text = b.text
    if not text or len(text.chars) == b.room or not taken_back(text, b.room):
        return False
    text.hash = 0
    return n <= b.room


@dont_inline
def ll_grow(b, n):
    """Makes room for `n` bytes in all, more than there is."""
    if ll_took_back(b, n):
        return
    room = n + (n >> 1) + 24
    new = ll_newstr(room, 0)
    old = b.text
    if not old:
        copy_items(b.built.chars, 0, new.chars, 0, b.used)
    else:
        copy_items(old.chars, 0, new.chars, 0, b.used)
        outgrown(old)
    b.text = new
    b.room = room


@inline
def ll_room(b, n):
    """Room for `n` more bytes; they will be written."""
    if unlikely(not b.text or b.used + n > len(b.text.chars)):
        ll_grow(b, b.used + n)
    b.built = nullptr(STR)


def ll_append(b, s):
    used = b.used
    n = len(s.chars)
    ll_room(b, n)
    copy_items(s.chars, 0, b.text.chars, used, n)
    b.used = used + n
    b.length = b.length + s.length
    return b


def ll_append_chr(b, c):
    ll_room(b, ll_code_width(cast(Signed, c)))
    b.used = ll_encode(b.text, b.used, c)
    b.length = b.length + 1
    return b


@dont_inline
def ll_appended(b, kept):
    """The string: one that may be kept, or one that is there until more is appended."""
    text = b.text
    if not text or b.built:
        return b.built
    if not kept and lent(text, b.used):
        text.length = b.length
        return text
    s = ll_newstr(b.used, b.length)
    copy_items(text.chars, 0, s.chars, 0, b.used)
    b.built = s
    return s


# Bytes

def ll_bytes_appender(APPENDER, s):
    b = malloc(APPENDER)
    if s:
        b.used = len(s.chars)
        b.built = s
    return b


@dont_inline
def ll_bytes_grow(b, n):
    if ll_took_back(b, n):
        return
    room = n + (n >> 1) + 24
    new = malloc_uninit(BYTES, room)
    old = b.text
    if not old:
        copy_items(b.built.chars, 0, new.chars, 0, b.used)
    else:
        copy_items(old.chars, 0, new.chars, 0, b.used)
        outgrown(old)
    b.text = new
    b.room = room


def ll_bytes_append(b, s):
    used = b.used
    n = len(s.chars)
    if unlikely(not b.text or used + n > len(b.text.chars)):
        ll_bytes_grow(b, used + n)
    b.built = nullptr(BYTES)
    copy_items(s.chars, 0, b.text.chars, used, n)
    b.used = used + n
    return b


@dont_inline
def ll_bytes_appended(b, kept):
    text = b.text
    if not text or b.built:
        return b.built
    if not kept and lent(text, b.used):
        return text
    s = malloc_uninit(BYTES, b.used)
    copy_items(text.chars, 0, s.chars, 0, b.used)
    b.built = s
    return s
