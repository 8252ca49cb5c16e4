"""The text of integers that are wider than a word."""
from rpython.ll import cast, llstr, Signed, Unsigned, I128
from rpython.helpers.ll_str import ll_int2str, ll_uint2str, ll_newstr, ll_strconcat, Char
from rpython.ll import copy_items

__specialize__ = "low_level"


def ll_zeros(s, width):
    """Text with zeros before it."""
    n = len(s.chars)
    r = ll_newstr(width, width)
    i = 0
    while i < width - n:
        r.chars[i] = cast(Char, 48)
        i += 1
    copy_items(s.chars, 0, r.chars, i, n)
    return r


def ll_wide2str(i):
    """`str(i)`; the digits in groups of nine, which fit in any word."""
    zero = cast(I128, 0)
    unit = cast(I128, 1000000000)
    negative = i < zero
    if not negative:
        # The smallest number has no positive twin: count on the negative side.
        i = -i
    text = llstr("")
    while True:
        rest = i // unit
        group = i - rest * unit
        if group != zero:
            # Division rounds down: take the group that is not positive.
            rest = rest + cast(I128, 1)
            group = group - unit
        part = ll_int2str(-cast(Signed, group))
        if rest == zero:
            text = ll_strconcat(part, text)
            break
        text = ll_strconcat(ll_zeros(part, 9), text)
        i = rest
    if negative:
        text = ll_strconcat(llstr("-"), text)
    return text
