"""Sorting of lists: stable, few comparisons, linear where there is order already.

Natural runs are found and lengthened by insertion to `minrun` items, then merged in the order
that their places in the array give them (powersort). A merge first skips what is in place
already; where one run wins again and again it looks for the end of the streak (galloping).
Many numbers that are not in runs are distributed digit by digit instead, without comparing any.

The functions sort the array `a` by `lt`. With `two` being "pairs" the items of `b` move as those
of `a` do, else `b` is not looked at. The arrays are copies that nobody else sees, so `lt` may do
what it wants; where it raises they are given up. Numbers and texts run no code of the program's: the former are sorted where
they are, and so are the latter if they are in order already. (If they are not, a new array takes pointers for less.)
"""
from rpython.ll import (copy_items, clear_items, is_array, malloc, malloc_uninit, nullptr, typeOf, cast, float_bits, inline,
                        Signed, Float, UniChar, I64, U64, STR, BYTES)
from rpython.helpers.ll_list import ll_items, ll_length

__specialize__ = "low_level"

MIN_GALLOP = 7
# Fewer numbers are merged in any case.
MIN_NUMBERS = 64
# So many bits are one digit.
DIGIT = 8
DIGITS = 1 << DIGIT


def ll_sort(l, lt, RUNS):
    """`l.sort()`; the list is empty meanwhile, if it can be."""
    n = ll_length(l)
    if n < 2:
        return
    items = ll_items(l)
    if ll_is_number(items[0]):
        ll_timsort(items, items, n, "alone", lt, RUNS)
        return
    if ll_is_text(items[0]) and ll_run_length(items, items, 0, n, "alone", lt) == n:
        return
    hidden = ll_hide_items(l)
    try:
        items = ll_items(hidden)
        a = malloc_uninit(typeOf(items).TO, n)
        copy_items(items, 0, a, 0, n)
        ll_timsort(a, a, n, "alone", lt, RUNS)
        copy_items(a, 0, items, 0, n)
    finally:
        changed = ll_show_items(l, hidden)
    if changed:
        raise ValueError("list modified during sort")


@inline
def ll_is_number(x):
    return typeOf(x) is Signed or typeOf(x) is Float or typeOf(x) is UniChar


@inline
def ll_is_text(x):
    return typeOf(x) is typeOf(nullptr(STR)) or typeOf(x) is typeOf(nullptr(BYTES))


def ll_sort_by_keys(l, values, keys, lt, RUNS):
    """Puts the values into `l`, which has as many items, in the order of their keys."""
    n = ll_length(values)
    a = ll_items(keys)
    b = ll_items(values)
    ll_timsort(a, b, n, "pairs", lt, RUNS)
    copy_items(b, 0, ll_items(l), 0, n)


def ll_hide_items(l):
    """The items of a list, which is empty from now on, if it can be."""
    if is_array(l):
        return l
    hidden = malloc(typeOf(l).TO)
    hidden.length = l.length
    hidden.items = l.items
    l.items = malloc(typeOf(l.items).TO, 0)
    l.length = 0
    return hidden


def ll_show_items(l, hidden):
    """Gives a list its items back; whether it was given others meanwhile."""
    if is_array(l):
        return False
    changed = len(l.items) > 0
    l.items = hidden.items
    l.length = hidden.length
    return changed


def ll_timsort(a, b, n, two, lt, RUNS):
    if n < 2:
        return
    low = ll_run_length(a, b, 0, n, two, lt)
    if low == n:
        return
    if ll_is_number(a[0]):
        # (Not what is in order but for a little at the end.)
        if n >= MIN_NUMBERS and low < n - (n >> 3) and ll_distribute(a, b, n, two, RUNS):
            return
    minrun = ll_min_run(n)
    if low < minrun:
        low = ll_lengthen_run(a, b, 0, low, n, minrun, two, lt)
        if low == n:
            return
    temporary = malloc_uninit(typeOf(a).TO, (n >> 1) + 1)
    if two == "pairs":
        moved = malloc_uninit(typeOf(b).TO, (n >> 1) + 1)
    else:
        moved = b
    # Of each run that waits: where it starts, and how late it is to be merged with the next. A
    # power is greater than those below it, so there are no more than there are bits in a length.
    runs = malloc(RUNS, 160)
    waiting = 0
    gallop = MIN_GALLOP
    start = 0
    stop = low
    while stop < n:
        following = stop + ll_run_length(a, b, stop, n, two, lt)
        if following - stop < minrun:
            following = ll_lengthen_run(a, b, stop, following, n, minrun, two, lt)
        power = ll_power(start, stop, following, n)
        while waiting > 0 and runs[waiting - 1] > power:
            waiting -= 2
            gallop = ll_merge_runs(a, b, temporary, moved, runs[waiting], start, stop, gallop, two, lt)
            start = runs[waiting]
        runs[waiting] = start
        runs[waiting + 1] = power
        waiting += 2
        start = stop
        stop = following
    while waiting > 0:
        waiting -= 2
        gallop = ll_merge_runs(a, b, temporary, moved, runs[waiting], start, n, gallop, two, lt)
        start = runs[waiting]


@inline
def ll_place(x):
    """A number that is less than that of another if `x` is less than the other."""
    if typeOf(x) is Float:
        # What is negative falls with its bits. Both zeros are the same.
        bits = float_bits(x + 0.0)
        return bits ^ cast(I64, cast(U64, bits >> 63) >> 1)
    return cast(I64, x)


def ll_distribute(a, b, n, two, RUNS):
    """Sorts numbers by their digits, the last one first. False if it was not done, as merging takes less."""
    low = ll_place(a[0])
    high = low
    falls = 0
    last = low
    i = 1
    while i < n:
        if typeOf(a[0]) is Float and a[i] != a[i]:
            # Not a number: what comes out depends on what is compared with what.
            return False
        at = ll_place(a[i])
        falls += cast(Signed, at < last)
        last = at
        if at < low:
            low = at
        if at > high:
            high = at
        i += 1
    if typeOf(a[0]) is Float and a[0] != a[0]:
        return False
    # Merging takes a step for each item on each level of runs, distributing two on each digit.
    levels = 0
    while falls >> levels > 0:
        levels += 1
    spread = cast(U64, high) - cast(U64, low)
    digits = 0
    rest = spread
    while rest != cast(U64, 0):
        rest = rest >> DIGIT
        digits += 1
    if digits * (n + DIGITS) >= levels * n:
        return False
    t = malloc_uninit(typeOf(a).TO, n)
    if two == "pairs":
        u = malloc_uninit(typeOf(b).TO, n)
    else:
        u = t
    ends = malloc(RUNS, DIGITS)
    shift = 0
    odd = False
    while digits > 0:
        ll_distribute_digit(a, b, t, u, n, two, ends, low, shift)
        t, a = a, t
        if two == "pairs":
            u, b = b, u
        odd = not odd
        shift += DIGIT
        digits -= 1
    if odd:
        copy_items(a, 0, t, 0, n)
        if two == "pairs":
            copy_items(b, 0, u, 0, n)
    return True


@inline
def ll_digit(x, low, shift):
    return cast(Signed, (cast(U64, ll_place(x)) - cast(U64, low)) >> shift) & (DIGITS - 1)


def ll_distribute_digit(a, b, t, u, n, two, ends, low, shift):
    """Puts the items of `a` into `t` in the order of one digit. `ends` says where the next one of each goes."""
    clear_items(ends, 0, DIGITS)
    i = 0
    while i < n:
        digit = ll_digit(a[i], low, shift)
        ends[digit] = ends[digit] + 1
        i += 1
    to = 0
    i = 0
    while i < DIGITS:
        count = ends[i]
        ends[i] = to
        to += count
        i += 1
    i = 0
    while i < n:
        digit = ll_digit(a[i], low, shift)
        to = ends[digit]
        ends[digit] = to + 1
        t[to] = a[i]
        if two == "pairs":
            u[to] = b[i]
        i += 1


def ll_min_run(n):
    """A length of runs, 32 to 64, so that `n` is a power of two of them or a little less."""
    odd = 0
    while n >= 64:
        odd |= n & 1
        n >>= 1
    return n + odd


def ll_power(start, middle, stop, n):
    """How deep the boundary between two runs is in a tree that halves the array again and again:
    how many bits of the runs' middles, as fractions of the whole, it takes to tell them apart."""
    left = start + middle
    right = middle + stop
    # Both are twice the middle, in n-ths of the whole.
    power = 0
    while True:
        power += 1
        if left >= n:
            left -= n
            right -= n
        elif right >= n:
            return power
        left <<= 1
        right <<= 1


def ll_run_length(a, b, start, stop, two, lt):
    """How many items from `start` on are in order; a falling run is turned round."""
    i = start + 1
    if i >= stop:
        return stop - start
    if lt(a[i], a[start]):
        i += 1
        while i < stop and lt(a[i], a[i - 1]):
            i += 1
        ll_turn_round(a, start, i)
        if two == "pairs":
            ll_turn_round(b, start, i)
    else:
        i += 1
        while i < stop and not lt(a[i], a[i - 1]):
            i += 1
    return i - start


def ll_turn_round(a, start, stop):
    stop -= 1
    while start < stop:
        item = a[start]
        a[start] = a[stop]
        a[stop] = item
        start += 1
        stop -= 1


def ll_lengthen_run(a, b, start, middle, n, minrun, two, lt):
    """Sorts items behind a run into it, until it has `minrun`; gives its new end."""
    stop = start + minrun
    if stop > n:
        stop = n
    while middle < stop:
        item = a[middle]
        low = start
        high = middle
        while low < high:
            at = (low + high) >> 1
            if lt(item, a[at]):
                high = at
            else:
                low = at + 1
        copy_items(a, low, a, low + 1, middle - low)
        a[low] = item
        if two == "pairs":
            moving = b[middle]
            copy_items(b, low, b, low + 1, middle - low)
            b[low] = moving
        middle += 1
    return stop


def ll_place_left(item, a, base, n, hint, lt):
    """How many of the `n` items from `base` on are less than `item`, looked for from `hint` on."""
    low = 0
    high = 1
    if lt(a[base + hint], item):
        most = n - hint
        while high < most and lt(a[base + hint + high], item):
            low = high
            high = high * 2 + 1
        if high > most:
            high = most
        low += hint + 1
        high += hint
    else:
        most = hint + 1
        while high < most and not lt(a[base + hint - high], item):
            low = high
            high = high * 2 + 1
        if high > most:
            high = most
        below = hint - high + 1
        high = hint - low
        low = below
    while low < high:
        at = (low + high) >> 1
        if lt(a[base + at], item):
            low = at + 1
        else:
            high = at
    return low


def ll_place_right(item, a, base, n, hint, lt):
    """The same, of the items that are not greater."""
    low = 0
    high = 1
    if lt(item, a[base + hint]):
        most = hint + 1
        while high < most and lt(item, a[base + hint - high]):
            low = high
            high = high * 2 + 1
        if high > most:
            high = most
        below = hint - high + 1
        high = hint - low
        low = below
    else:
        most = n - hint
        while high < most and not lt(item, a[base + hint + high]):
            low = high
            high = high * 2 + 1
        if high > most:
            high = most
        low += hint + 1
        high += hint
    while low < high:
        at = (low + high) >> 1
        if lt(item, a[base + at]):
            high = at
        else:
            low = at + 1
    return low


def ll_merge_runs(a, b, t, u, start, middle, stop, gallop, two, lt):
    """Merges two neighbours; `t` and `u` have room for the shorter. Gives how long a streak of one
    run has to be from now on, before its end is looked for."""
    start += ll_place_right(a[middle], a, start, middle - start, 0, lt)
    if start == middle:
        return gallop
    n = stop - middle
    n = ll_place_left(a[middle - 1], a, middle, n, n - 1, lt)
    if n == 0:
        return gallop
    if middle - start <= n:
        return ll_merge_up(a, b, t, u, start, middle, n, gallop, two, lt)
    return ll_merge_down(a, b, t, u, start, middle, n, gallop, two, lt)


def ll_merge_up(a, b, t, u, to, right, rights, gallop, two, lt):
    """From the left, the left run taken out. The first item is one of the right run, the last one
    of the left."""
    lefts = right - to
    copy_items(a, to, t, 0, lefts)
    if two == "pairs":
        copy_items(b, to, u, 0, lefts)
    left = 0
    a[to] = a[right]
    if two == "pairs":
        b[to] = b[right]
    to += 1
    right += 1
    rights -= 1
    streak = 0
    while lefts > 1 and rights > 0:
        # One at a time; `streak` is positive where the right run wins, else negative.
        if lt(a[right], t[left]):
            a[to] = a[right]
            if two == "pairs":
                b[to] = b[right]
            right += 1
            rights -= 1
            streak = streak + 1 if streak > 0 else 1
        else:
            a[to] = t[left]
            if two == "pairs":
                b[to] = u[left]
            left += 1
            lefts -= 1
            streak = streak - 1 if streak < 0 else -1
        to += 1
        if streak < gallop and -streak < gallop:
            continue
        streak = 0
        gallop += 1
        while lefts > 1 and rights > 0:
            if gallop > 1:
                gallop -= 1
            k = ll_place_right(a[right], t, left, lefts, 0, lt)
            copy_items(t, left, a, to, k)
            if two == "pairs":
                copy_items(u, left, b, to, k)
            to += k
            left += k
            lefts -= k
            if lefts <= 1:
                break
            a[to] = a[right]
            if two == "pairs":
                b[to] = b[right]
            to += 1
            right += 1
            rights -= 1
            if rights == 0:
                break
            m = ll_place_left(t[left], a, right, rights, 0, lt)
            copy_items(a, right, a, to, m)
            if two == "pairs":
                copy_items(b, right, b, to, m)
            to += m
            right += m
            rights -= m
            if rights == 0:
                break
            a[to] = t[left]
            if two == "pairs":
                b[to] = u[left]
            to += 1
            left += 1
            lefts -= 1
            if k < MIN_GALLOP and m < MIN_GALLOP:
                gallop += 1
                break
    copy_items(a, right, a, to, rights)
    copy_items(t, left, a, to + rights, lefts)
    if two == "pairs":
        copy_items(b, right, b, to, rights)
        copy_items(u, left, b, to + rights, lefts)
    return gallop


def ll_merge_down(a, b, t, u, start, middle, rights, gallop, two, lt):
    """From the right, the right run taken out. The last item is one of the left run, the first one
    of the right."""
    lefts = middle - start
    copy_items(a, middle, t, 0, rights)
    if two == "pairs":
        copy_items(b, middle, u, 0, rights)
    # The places of the runs' last items, and where the next goes.
    left = middle - 1
    right = rights - 1
    to = middle + right
    a[to] = a[left]
    if two == "pairs":
        b[to] = b[left]
    to -= 1
    left -= 1
    lefts -= 1
    streak = 0
    while rights > 1 and lefts > 0:
        if lt(t[right], a[left]):
            a[to] = a[left]
            if two == "pairs":
                b[to] = b[left]
            left -= 1
            lefts -= 1
            streak = streak + 1 if streak > 0 else 1
        else:
            a[to] = t[right]
            if two == "pairs":
                b[to] = u[right]
            right -= 1
            rights -= 1
            streak = streak - 1 if streak < 0 else -1
        to -= 1
        if streak < gallop and -streak < gallop:
            continue
        streak = 0
        gallop += 1
        while rights > 1 and lefts > 0:
            if gallop > 1:
                gallop -= 1
            k = lefts - ll_place_right(t[right], a, start, lefts, lefts - 1, lt)
            to -= k
            left -= k
            lefts -= k
            copy_items(a, left + 1, a, to + 1, k)
            if two == "pairs":
                copy_items(b, left + 1, b, to + 1, k)
            if lefts == 0:
                break
            a[to] = t[right]
            if two == "pairs":
                b[to] = u[right]
            to -= 1
            right -= 1
            rights -= 1
            if rights <= 1:
                break
            m = rights - ll_place_left(a[left], t, 0, rights, rights - 1, lt)
            to -= m
            right -= m
            rights -= m
            copy_items(t, right + 1, a, to + 1, m)
            if two == "pairs":
                copy_items(u, right + 1, b, to + 1, m)
            if rights <= 1:
                break
            a[to] = a[left]
            if two == "pairs":
                b[to] = b[left]
            to -= 1
            left -= 1
            lefts -= 1
            if k < MIN_GALLOP and m < MIN_GALLOP:
                gallop += 1
                break
    # What is left of the left run goes to the right of what is left of the right one.
    copy_items(a, start, a, start + rights, lefts)
    copy_items(t, 0, a, start, rights)
    if two == "pairs":
        copy_items(b, start, b, start + rights, lefts)
        copy_items(u, 0, b, start, rights)
    return gallop
