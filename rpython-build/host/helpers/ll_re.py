"""What the functions are made of that `_re_code` writes: texts as bytes, what to go back to, and what
was tried before.

A text is a pointer to a `STR` or a `BYTES`, and a place in it an offset in bytes.
"""
from rpython.ll import (malloc, malloc_uninit, nullptr, cast, copy_items, same_items, find_item, address_of, c_call,
                        inline, dont_inline, unlikely, llstr, llbytes, hlstr, hlbytes, Bool, Char, Signed, Void,
                        SIGNED_ARRAY, BYTES)
from rpython.helpers.ll_bytes import ll_bytes_slice
from rpython.helpers.ll_str import (ll_count_chars, ll_decode, ll_is_ascii, ll_offset, ll_substring, ll_width)

__specialize__ = "low_level"


@inline
def text_pointer(text):
    return llstr(text)


@inline
def bytes_pointer(text):
    return llbytes(text)


@inline
def size(p):
    return len(p.chars)


@inline
def byte(p, at):
    return cast(Signed, p.chars[at])


@inline
def has(table, code):
    """Whether a table, a `bytes` with an item for each byte, has this one."""
    return cast(Signed, llbytes(table).chars[code]) != 0


@inline
def is_at(p, at, literal):
    """Whether this is at a place, from which on there are as many bytes. It is a pointer of the same type."""
    return same_items(p.chars, at, literal.chars, 0, len(literal.chars))


@inline
def width(lead):
    return ll_width(lead)


@inline
def decode(p, at):
    return cast(Signed, ll_decode(p, at))


def back(p, at, count):
    """The place so many characters before another one, or -1."""
    while count > 0:
        if at == 0:
            return -1
        at -= 1
        while byte(p, at) & 0xC0 == 0x80:
            at -= 1
        count -= 1
    return at


@inline
def find(p, code, at, stop):
    """Where this byte is next, or -1."""
    return find_item(p.chars, at, stop, cast(Char, code))


def scan(p, table, at, stop):
    """Where the next byte is that a table has, or `stop`."""
    while at < stop and not has(table, byte(p, at)):
        at += 1
    return at


# Texts by offsets.

def text_between(text, start, stop):
    s = llstr(text)
    return hlstr(ll_substring(s, start, stop, ll_count_chars(s, start, stop)))


def bytes_between(text, start, stop):
    return hlbytes(ll_bytes_slice(llbytes(text), start, stop))


def offset_of(text, index):
    """The offset of a character; of the nearest end, if there is none."""
    s = llstr(text)
    if index <= 0:
        return 0
    if index >= s.length:
        return len(s.chars)
    return ll_offset(s, index)


def text_index(text, offset):
    """The number of the character at an offset. The runtime remembers where the last search in a
    string ended, here as in `ll_seek`."""
    s = llstr(text)
    if ll_is_ascii(s):
        return offset
    if offset == len(s.chars):
        return s.length
    bytes = address_of(s.chars, 0)
    index = 0
    at = 0
    if c_call(Bool, "rpy_cursor_is_in", bytes):
        at = c_call(Signed, "rpy_cursor_offset")
        index = c_call(Signed, "rpy_cursor_index")
        if offset < at >> 1:
            at = 0
            index = 0
    while at < offset:
        at += ll_width(byte(s, at))
        index += 1
    while at > offset:
        at -= 1
        while byte(s, at) & 0xC0 == 0x80:
            at -= 1
        index -= 1
    c_call(Void, "rpy_cursor_set", bytes, index, at)
    return index


# What to go back to: records of three numbers, of which the first says what to do.

@inline
def new_stack():
    return malloc_uninit(SIGNED_ARRAY, 24)


@inline
def pushed(stack, n, what, a, b):
    """The stack with a record behind its `n` numbers."""
    if unlikely(n == len(stack)):
        stack = larger(stack)
    stack[n] = what
    stack[n + 1] = a
    stack[n + 2] = b
    return stack


@dont_inline
def larger(stack):
    n = len(stack)
    r = malloc_uninit(SIGNED_ARRAY, 2 * n)
    copy_items(stack, 0, r, 0, n)
    return r


@inline
def record(stack, at):
    return stack[at]


def cut(stack, base, n):
    """Drops records from `base` on, but for those that say what a group was: they are below 0."""
    at = base
    while at < n:
        if stack[at] < 0:
            copy_items(stack, at, stack, base, 3)
            base += 3
        at += 3
    return base


# What was tried before, and failed: a bit for each state and place.

@inline
def no_bits():
    return nullptr(BYTES)


def new_bits(n):
    return malloc(BYTES, (n >> 3) + 1)


def bit_was_set(bits, i):
    """Sets a bit; tells whether it was."""
    before = cast(Signed, bits.chars[i >> 3])
    bit = 1 << (i & 7)
    bits.chars[i >> 3] = cast(Char, before | bit)
    return before & bit != 0
