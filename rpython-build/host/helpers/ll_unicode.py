"""Characters and their classes. Tables are prebuilt arrays of numbers that the rtyper makes
(`rtype/unicode.rs`) and passes along; ASCII needs none.

A *ranges* table holds pairs, the first and the last code point of each range, sorted. A *map*
table holds four numbers for each run of characters, sorted: the first and the last code point; 1 if all
between them are of it, 2 if every other one is; and how far it is to what they become. A character that
becomes several is a run of its own, with the first of these as a negative number in the third place, and
the others, of 16 bits each, in the fourth.
"""
from rpython.ll import address_of, c_call, cast, copy_items, has_field, inline, likely, malloc_uninit, typeOf
from rpython.ll import Signed, UniChar, Char, U8
from rpython.helpers.ll_str import (ll_newstr, ll_is_ascii, ll_byte, ll_decode, ll_encode,
                                    ll_code_width)

__specialize__ = "low_level"


@inline
def ll_not_before(table, code, width):
    """The index of the first of a table's records, each of so many numbers, whose characters are not all before
    this code point; the length of the table if there is none."""
    low = 0
    high = len(table) // width
    while low < high:
        middle = (low + high) >> 1
        if cast(Signed, table[middle * width + 1]) < code:
            low = middle + 1
        else:
            high = middle
    return low * width


def ll_find_range(table, code):
    """The index of the range with this code point, or -1."""
    at = ll_not_before(table, code, 2)
    if at < len(table) and cast(Signed, table[at]) <= code:
        return at
    return -1


def ll_in_ranges(table, code):
    """Whether a ranges table has this code point."""
    return ll_find_range(table, code) >= 0


def ll_find_map(table, code):
    """The index of the run in a map table that has this code point, or -1."""
    return ll_map_run(table, code, ll_not_before(table, code, 4))


@inline
def ll_map_run(table, code, run):
    """The same, where none before this run has it."""
    if run == len(table):
        return -1
    beyond = code - cast(Signed, table[run])
    if beyond < 0 or (beyond & 1 != 0 and table[run + 2] == 2):
        return -1
    return run


# ASCII

@inline
def ll_ascii_upper(c):
    return c >= 65 and c <= 90


@inline
def ll_ascii_lower(c):
    return c >= 97 and c <= 122


@inline
def ll_ascii_alpha(c):
    return ll_ascii_lower(c | 32)


@inline
def ll_ascii_digit(c):
    return c >= 48 and c <= 57


@inline
def ll_ascii_alnum(c):
    return ll_ascii_alpha(c) or ll_ascii_digit(c)


@inline
def ll_ascii_space(c):
    return c == 32 or (c >= 9 and c <= 13) or (c >= 28 and c <= 31)


@inline
def ll_ascii_printable(c):
    return c >= 32 and c < 127


@inline
def ll_ascii_identifier(c):
    return ll_ascii_alnum(c) or c == 95


# One character

@inline
def ll_code_isalpha(c, table):
    if likely(c < 128):
        return ll_ascii_alpha(c)
    return ll_in_ranges(table, c)


@inline
def ll_code_isdigit(c, table):
    """Serves `isdigit`, `isdecimal` and `isnumeric`: their tables differ."""
    if likely(c < 128):
        return ll_ascii_digit(c)
    return ll_in_ranges(table, c)


@inline
def ll_code_isalnum(c, table):
    if likely(c < 128):
        return ll_ascii_alnum(c)
    return ll_in_ranges(table, c)


@inline
def ll_code_isprintable(c, table):
    if likely(c < 128):
        return ll_ascii_printable(c)
    return ll_in_ranges(table, c)


def ll_wide_space(c):
    if c < 0x2000:
        return c == 0x85 or c == 0xA0 or c == 0x1680
    if c <= 0x200A:
        return True
    return c == 0x2028 or c == 0x2029 or c == 0x202F or c == 0x205F or c == 0x3000


@inline
def ll_code_isspace(c):
    if likely(c < 128):
        return ll_ascii_space(c)
    return ll_wide_space(c)


@inline
def ll_code_islower(c, table, other=None):
    if likely(c < 128):
        return ll_ascii_lower(c)
    return ll_in_ranges(table, c)


@inline
def ll_code_isupper(c, table, other=None):
    if likely(c < 128):
        return ll_ascii_upper(c)
    return ll_in_ranges(table, c)


# Whole strings: true if there is a character and all are so. What begins with ASCII is ASCII, as a rule.

def ll_isalpha(s, table):
    n = len(s.chars)
    at = 0
    while at < n and ll_ascii_alpha(ll_byte(s, at)):
        at += 1
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if not ll_code_isalpha(c, table):
            return False
        at += ll_code_width(c)
    return n > 0


def ll_isdigit(s, table):
    n = len(s.chars)
    at = 0
    while at < n and ll_ascii_digit(ll_byte(s, at)):
        at += 1
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if not ll_code_isdigit(c, table):
            return False
        at += ll_code_width(c)
    return n > 0


def ll_isalnum(s, table):
    n = len(s.chars)
    at = 0
    while at < n and ll_ascii_alnum(ll_byte(s, at)):
        at += 1
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if not ll_code_isalnum(c, table):
            return False
        at += ll_code_width(c)
    return n > 0


def ll_isspace(s):
    n = len(s.chars)
    at = 0
    while at < n and ll_ascii_space(ll_byte(s, at)):
        at += 1
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if not ll_code_isspace(c):
            return False
        at += ll_code_width(c)
    return n > 0


def ll_isprintable(s, table):
    n = len(s.chars)
    at = 0
    while at < n and ll_ascii_printable(ll_byte(s, at)):
        at += 1
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if not ll_code_isprintable(c, table):
            return False
        at += ll_code_width(c)
    return True


def ll_isascii(s):
    return ll_is_ascii(s)


def ll_isidentifier(s, first, rest):
    n = len(s.chars)
    if n == 0:
        return False
    c = cast(Signed, ll_decode(s, 0))
    if c < 128:
        if not (ll_ascii_alpha(c) or c == 95):
            return False
    elif not ll_in_ranges(first, c):
        return False
    at = ll_code_width(c)
    while at < n and ll_ascii_identifier(ll_byte(s, at)):
        at += 1
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if c < 128:
            if not ll_ascii_identifier(c):
                return False
        elif not ll_in_ranges(rest, c):
            return False
        at += ll_code_width(c)
    return True


def ll_islower(s, lower, other):
    """`other` holds the upper and title case letters."""
    cased = False
    n = len(s.chars)
    at = 0
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if ll_code_isupper(c, other):
            return False
        if not cased and ll_code_islower(c, lower):
            cased = True
        at += ll_code_width(c)
    return cased


def ll_isupper(s, upper, other):
    """`other` holds the lower and title case letters."""
    cased = False
    n = len(s.chars)
    at = 0
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if ll_code_islower(c, other):
            return False
        if not cased and ll_code_isupper(c, upper):
            cased = True
        at += ll_code_width(c)
    return cased


def ll_istitle(s, upper, lower):
    """`upper` holds the upper and title case letters."""
    cased = False
    before = False
    n = len(s.chars)
    at = 0
    while at < n:
        c = cast(Signed, ll_decode(s, at))
        if ll_code_isupper(c, upper):
            if before:
                return False
            before = True
            cased = True
        elif ll_code_islower(c, lower):
            if not before:
                return False
            cased = True
        else:
            before = False
        at += ll_code_width(c)
    return cased


# Case mapping. ASCII keeps its length and needs no table. Its loops are over numbers of eight bits and without
# jumps, which a C compiler makes vectors of.

@inline
def ll_ascii_between(c, first):
    """32 if a byte is one of the 26 from `first` on, else 0."""
    return cast(U8, cast(U8, c - first) < cast(U8, 26)) << 5


def ll_put_ascii(s, at, stop, r, out, how):
    """Copies ASCII with other cases, for which `how` is 0: upper, 1: lower, 2: swapcase, 3: title. (To that it says what is
    in front, of which there is one byte at least.)"""
    n = stop - at
    i = 0
    if how == 3:
        while i < n:
            c = cast(U8, s.chars[at + i])
            alpha = ll_ascii_between(c | cast(U8, 32), cast(U8, 97))
            before = ll_ascii_between(cast(U8, s.chars[at + i - 1]) | cast(U8, 32), cast(U8, 97))
            r.chars[out + i] = cast(Char, (c & ~alpha) | (before & alpha))
            i += 1
        return
    # A letter of the other case, whichever that is, has one bit changed.
    either = cast(U8, 0)
    first = cast(U8, 97)
    if how == 1:
        first = cast(U8, 65)
    elif how == 2:
        either = cast(U8, 32)
    while i < n:
        c = cast(U8, s.chars[at + i])
        r.chars[out + i] = cast(Char, c ^ ll_ascii_between(c | either, first))
        i += 1


def ll_ascii_map(s, how):
    """`how` is 0: upper, 1: lower, 2: swapcase, 3: title, 4: capitalize."""
    n = len(s.chars)
    r = ll_newstr(n, n)
    at = 0
    if how >= 3 and n > 0:
        ll_put_ascii(s, 0, 1, r, 0, 0)
        at = 1
    if how == 4:
        how = 1
    ll_put_ascii(s, at, n, r, at, how)
    return r


@inline
def ll_ascii_stop(s, at):
    """The offset behind the bytes of ASCII from this one on."""
    return at + c_call(Signed, "rpy_ascii_length", address_of(s.chars, at), len(s.chars) - at)


def ll_grown(r, at, more):
    """A text, or bytes, with room for so many more bytes behind the offset `at`."""
    if at + more <= len(r.chars):
        return r
    new = malloc_uninit(typeOf(r).TO, at + more + (at >> 1) + 64)
    copy_items(r.chars, 0, new.chars, 0, at)
    return new


def ll_finished(r, at, length):
    """The first bytes of what was grown; of bytes no length is kept."""
    if at != len(r.chars):
        new = malloc_uninit(typeOf(r).TO, at)
        copy_items(r.chars, 0, new.chars, 0, at)
        r = new
    if has_field(r, "length"):
        r.length = length
    return r


@inline
def ll_case_ignorable(c, ignorable):
    """Characters inside words, which the rule for the final sigma looks past."""
    if c < 128:
        return c == 39 or c == 46 or c == 58 or c == 94 or c == 96
    return ll_in_ranges(ignorable, c)


@inline
def ll_code_cased(c, cased):
    if c < 128:
        return ll_ascii_alpha(c)
    return ll_in_ranges(cased, c)


def ll_final_sigma(s, at, cased, ignorable):
    """Whether the capital sigma at this offset ends a word."""
    before = at
    while True:
        before -= 1
        while before >= 0 and ll_byte(s, before) & 0xC0 == 0x80:
            before -= 1
        if before < 0:
            return False
        c = cast(Signed, ll_decode(s, before))
        if not ll_case_ignorable(c, ignorable):
            break
    if not ll_code_cased(c, cased):
        return False
    after = at + 2
    while after < len(s.chars):
        c = cast(Signed, ll_decode(s, after))
        if not ll_case_ignorable(c, ignorable):
            return not ll_code_cased(c, cased)
        after += ll_code_width(c)
    return True


def ll_map_case(s, upper, lower, cased, ignorable, how):
    """As `ll_ascii_map` for any string: `upper` (or title case) and `lower` are map tables,
    `cased` and `ignorable` ranges; 5 maps everything with `lower`, without exceptions."""
    if ll_is_ascii(s):
        if how == 5:
            how = 1
        return ll_ascii_map(s, how)
    # What is behind the first character of ASCII.
    inside = how
    if how > 3:
        inside = 1
    n = len(s.chars)
    r = ll_newstr(n + 16, 0)
    out = 0
    length = 0
    before = False
    # The run that a table was asked for last, and between which characters it answers.
    last_up = False
    near = 0
    before_run = 0
    end_run = 0
    at = 0
    while at < n:
        # (One character becomes three at most, of four bytes.)
        r = ll_grown(r, out, 12)
        c = cast(Signed, ll_decode(s, at))
        if how == 0:
            up = True
        elif how == 1 or how == 5:
            up = False
        elif how == 2:
            # What has a lower case becomes that, everything else its upper case. A title case
            # letter has both, and stays.
            if c < 128:
                up = not ll_ascii_upper(c)
            else:
                up = ll_find_map(lower, c) < 0
                if not up and ll_find_map(upper, c) >= 0:
                    out = ll_encode(r, out, cast(UniChar, c))
                    length += 1
                    at += ll_code_width(c)
                    continue
        else:
            up = not before
        if how == 3:
            before = ll_code_cased(c, cased)
        elif how == 4:
            before = True
        if c < 128:
            if ll_ascii_alpha(c):
                if up:
                    c = c & ~32
                else:
                    c = c | 32
            r.chars[out] = cast(Char, c)
            out += 1
            length += 1
            at += 1
            if at < n and ll_byte(s, at) < 128:
                stop = ll_ascii_stop(s, at)
                more = stop - at
                r = ll_grown(r, out, more)
                ll_put_ascii(s, at, stop, r, out, inside)
                out += more
                length += more
                at = stop
                if how == 3:
                    before = ll_ascii_alpha(ll_byte(s, at - 1))
            continue
        if up:
            table = upper
        else:
            table = lower
        if last_up != up or not (before_run < c and c <= end_run):
            # Characters of one script come together: what was found is looked at first.
            last_up = up
            near = ll_not_before(table, c, 4)
            before_run = -1
            if near > 0:
                before_run = cast(Signed, table[near - 3])
            end_run = 0x110000
            if near < len(table):
                end_run = cast(Signed, table[near + 1])
        run = ll_map_run(table, c, near)
        if c == 0x3A3 and not up and how != 5 and ll_final_sigma(s, at, cased, ignorable):
            out = ll_encode(r, out, cast(UniChar, 0x3C2))
            length += 1
        elif run < 0:
            out = ll_encode(r, out, cast(UniChar, c))
            length += 1
        elif table[run + 2] > 0:
            out = ll_encode(r, out, cast(UniChar, c + cast(Signed, table[run + 3])))
            length += 1
        else:
            out = ll_encode(r, out, cast(UniChar, -cast(Signed, table[run + 2])))
            length += 1
            others = cast(Signed, table[run + 3])
            while others != 0:
                out = ll_encode(r, out, cast(UniChar, others & 0xFFFF))
                length += 1
                others = others >> 16
        at += ll_code_width(c)
    return ll_finished(r, out, length)
