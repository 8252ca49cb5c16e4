"""Matches in translated code: a pattern is the function there that `_re_code` writes.

While a program is imported, `host/modules/re.rs` runs the pattern's program.
"""

from _re_reader import is_word
from rpython.helpers.ll_re import (
    text_pointer, bytes_pointer, size, byte, decode, width, back, offset_of, text_index, text_between,
    bytes_between, new_bits, no_bits, bit_was_set)

__specialize__ = "types"


class Tried(object):
    """What failed before in one search, or in one look-around or atomic group; `outer` is that of what it is in.

    It is noted from when as much has failed as making room for it takes: a bit for each state and place.
    """

    def __init__(self, at, n, states, outer):
        self.start = at
        self.places = n - at + 1
        self.states = states
        self.outer = outer
        self.count = 0
        self.noted = False
        self.bits = no_bits()

    def failed(self):
        self.count += 1
        if self.count > 1000 and not self.noted:
            self.note()

    def note(self):
        room = self.states * self.places
        if self.count > room >> 6:
            self.bits = new_bits(room)
            self.noted = True

    def known(self, state, at):
        """Whether this was tried; it is from here on."""
        return bit_was_set(self.bits, state * self.places + at - self.start)


def word_at(p, at, n, wide):
    if at >= n:
        return False
    c = byte(p, at)
    if c < 128:
        return is_word(c)
    return wide and is_word(decode(p, at))


def word_before(p, at, wide):
    if at == 0:
        return False
    c = byte(p, at - 1)
    if c < 128:
        return is_word(c)
    return wide and is_word(decode(p, back(p, at, 1)))


def same_group(p, start, end, at, n):
    """Where the text of a group ends that is here once more, or -1."""
    if start < 0 or end < 0 or at + end - start > n:
        return -1
    while start < end:
        if byte(p, start) != byte(p, at):
            return -1
        start += 1
        at += 1
    return at


def same_group_but_case(p, start, end, at, n, wide):
    if start < 0 or end < 0:
        return -1
    while start < end:
        if at >= n:
            return -1
        a = byte(p, start)
        b = byte(p, at)
        if wide:
            start += width(a)
            at += width(b)
            a = decode(p, start - width(a))
            b = decode(p, at - width(b))
        else:
            start += 1
            at += 1
        if a != b and not ((wide or a < 128 and b < 128) and chr(a).lower() == chr(b).lower()):
            return -1
    return at


def subject(string):
    if isinstance(string, str):
        return string
    return bytes(string)


def pointer(text):
    if isinstance(text, str):
        return text_pointer(text)
    return bytes_pointer(text)


def offset(text, index):
    if isinstance(text, str):
        return offset_of(text, index)
    return min(max(index, 0), len(text))


def between(string, start, stop):
    """The text between two offsets."""
    if isinstance(string, str):
        return text_between(string, start, stop)
    return bytes_between(bytes(string), start, stop)


def size_of(string):
    """The offset of the end."""
    if isinstance(string, str):
        return size(text_pointer(string))
    return len(string)


def index_of(string, offset):
    """The index of what is at an offset."""
    if isinstance(string, str):
        return text_index(string, offset)
    return offset


def match_at(program, string, pos, endpos, whole):
    text = subject(string)
    at = offset(text, pos)
    n = offset(text, endpos)
    saved = [-1] * (2 * program.groups + 3)
    if at <= n and program.matcher(pointer(text), at, n, False, whole, -1, saved):
        return saved
    return []


def search_from(program, string, pos, endpos):
    text = subject(string)
    at = offset(text, pos)
    n = offset(text, endpos)
    saved = [-1] * (2 * program.groups + 3)
    if at <= n and program.matcher(pointer(text), at, n, True, False, -1, saved):
        return saved
    return []


def all_matches(program, string, pos, endpos, count):
    """The matches one behind the other, at most `count`: all in one list."""
    text = subject(string)
    at = offset(text, pos)
    n = offset(text, endpos)
    saved = [-1] * (2 * program.groups + 3)
    not_at = -1
    while count != 0 and at <= n and program.matcher(pointer(text), at, n, True, False, not_at, saved):
        yield saved
        count -= 1
        at = saved[1]
        # A match behind an empty one is somewhere else, or longer.
        not_at = at if saved[0] == at else -1
