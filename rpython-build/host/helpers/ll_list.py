"""Lists.

A resizable list is a GcStruct `list { length, items: Ptr(GcArray(T)) }`: `items` has room for
at least `length` items, and room that is not used holds zeroes, so that it keeps nothing
alive. A list that is never resized is its array alone. The functions here serve both: which
one `l` is is known when they are specialised, so the tests of `is_array` are folded away.

Helpers named `..._fast` do not check; their callers have.
"""
from rpython.ll import (malloc, malloc_uninit, typeOf, is_array, copy_items, clear_items, in_bounds, unlikely,
                        extended, outgrown, likely, inline, dont_inline, failed_check, type_field,
                        hlstr, cast, Signed, Unsigned)

__specialize__ = "low_level"


# What lists raise, and others, in functions of their own: versions of those that call them are kept between
# builds, where those that raise something are made anew (`rtype/kept.rs`).

@inline
def ll_no_more():
    raise StopIteration


@dont_inline
def ll_memory_error():
    raise MemoryError


@inline
def ll_length(l):
    if is_array(l):
        return len(l)
    return l.length


@inline
def ll_items(l):
    if is_array(l):
        return l
    return l.items


def ll_newlist(LIST, n):
    """A list of `n` zeroed items; `n` is not negative."""
    if is_array(LIST):
        return malloc(LIST, n)
    l = malloc(LIST)
    l.length = n
    l.items = malloc(type_field(LIST, "items"), n)
    return l


def ll_newlist_hint(LIST, n):
    """An empty list with room for `n` items."""
    if n < 0:
        n = 0
    l = malloc(LIST)
    l.items = malloc_uninit(type_field(LIST, "items"), n)
    return l


def ll_newlist_filled(LIST, n, item):
    """`[item] * n`"""
    if n < 0:
        n = 0
    l = ll_newlist(LIST, n)
    items = ll_items(l)
    i = 0
    while i < n:
        items[i] = item
        i += 1
    return l


# Items

@failed_check
def ll_index_error():
    raise IndexError("list index out of range")


@failed_check
def ll_assignment_index_error():
    raise IndexError("list assignment index out of range")


@inline
def ll_getitem_nonneg(l, i):
    if unlikely(not in_bounds(i, ll_length(l))):
        ll_index_error()
    return ll_items(l)[i]


@inline
def ll_getitem(l, i):
    n = ll_length(l)
    if likely(in_bounds(i, n)):
        return ll_items(l)[i]
    i += n
    if not in_bounds(i, n):
        ll_index_error()
    return ll_items(l)[i]


@inline
def ll_getitem_negative(l, i):
    n = ll_length(l)
    i += n
    if unlikely(not in_bounds(i, n)):
        ll_index_error()
    return ll_items(l)[i]


@inline
def ll_getitem_fast(l, i):
    return ll_items(l)[i]


@inline
def ll_setitem_nonneg(l, i, item):
    if unlikely(not in_bounds(i, ll_length(l))):
        ll_assignment_index_error()
    ll_items(l)[i] = item


@inline
def ll_setitem(l, i, item):
    n = ll_length(l)
    if likely(in_bounds(i, n)):
        ll_items(l)[i] = item
        return
    i += n
    if not in_bounds(i, n):
        ll_assignment_index_error()
    ll_items(l)[i] = item


@inline
def ll_setitem_negative(l, i, item):
    n = ll_length(l)
    i += n
    if unlikely(not in_bounds(i, n)):
        ll_assignment_index_error()
    ll_items(l)[i] = item


@inline
def ll_setitem_fast(l, i, item):
    ll_items(l)[i] = item


# Growing and shrinking. Arrays that a list has outgrown stay until the next collection: with a half to spare they are
# together twice what the list holds at most, with an eighth, as CPython's lists have, eight times.

@dont_inline
def ll_grow(l, n):
    """Makes room for `n` items, more than there is room for, and some to spare."""
    old = l.items
    room = (n + (n >> 1) + 6) & ~3
    if room < n:
        ll_memory_error()
    items = extended(old, room)
    if not items:
        items = malloc_uninit(typeOf(old).TO, room)
        copy_items(old, 0, items, 0, l.length)
        outgrown(old)
    l.items = items


@dont_inline
def ll_shrink(l):
    """Gives room back where less than half of it is used."""
    n = l.length
    old = l.items
    items = malloc_uninit(typeOf(old).TO, (n + (n >> 3) + 6) & ~3)
    copy_items(old, 0, items, 0, n)
    l.items = items
    outgrown(old)


@inline
def ll_resize_up(l, n):
    """Makes the list longer, to `n` items; the new ones are still to be written."""
    if unlikely(n > len(l.items)):
        ll_grow(l, n)
    l.length = n


def ll_resize_down(l, n):
    """Makes the list shorter, to `n` items."""
    clear_items(l.items, n, l.length - n)
    l.length = n
    if n < (len(l.items) >> 1) - 5:
        ll_shrink(l)


@inline
def ll_append(l, item):
    n = l.length
    if unlikely(n >= len(l.items)):
        ll_grow(l, n + 1)
    l.items[n] = item
    l.length = n + 1


def ll_insert(l, i, item):
    n = l.length
    if i < 0:
        i += n
        if i < 0:
            i = 0
    elif i > n:
        i = n
    ll_resize_up(l, n + 1)
    items = l.items
    copy_items(items, i, items, i + 1, n - i)
    items[i] = item


@dont_inline
def ll_pop_empty_error():
    raise IndexError("pop from empty list")


@dont_inline
def ll_pop_index_error():
    raise IndexError("pop index out of range")


def ll_pop_last(l):
    n = l.length - 1
    if n < 0:
        ll_pop_empty_error()
    items = l.items
    item = items[n]
    ll_resize_down(l, n)
    return item


def ll_pop(l, i):
    n = l.length
    if n == 0:
        ll_pop_empty_error()
    if i < 0:
        i += n
    if not in_bounds(i, n):
        ll_pop_index_error()
    items = l.items
    item = items[i]
    copy_items(items, i + 1, items, i, n - 1 - i)
    ll_resize_down(l, n - 1)
    return item


def ll_delitem(l, i):
    n = l.length
    if i < 0:
        i += n
    if not in_bounds(i, n):
        ll_assignment_index_error()
    items = l.items
    copy_items(items, i + 1, items, i, n - 1 - i)
    ll_resize_down(l, n - 1)


def ll_clear(l):
    l.items = malloc(typeOf(l.items).TO, 0)
    l.length = 0


# Copies, slices, concatenation. `LIST` is the type of the result.

def ll_copy(LIST, l):
    n = ll_length(l)
    result = ll_newlist(LIST, n)
    copy_items(ll_items(l), 0, ll_items(result), 0, n)
    return result


def ll_slice(LIST, l, start, stop):
    """`l[start:stop]`, the bounds adjusted by `ll_slice_start` and `ll_slice_stop`."""
    n = stop - start
    result = ll_newlist(LIST, n)
    copy_items(ll_items(l), start, ll_items(result), 0, n)
    return result


@inline
def ll_slice_start(start, n):
    """A slice's start in a sequence of `n` items: between 0 and `n`."""
    if start < 0:
        start += n
        if start < 0:
            start = 0
    elif start > n:
        start = n
    return start


@inline
def ll_slice_stop(start, stop, n):
    """A slice's stop, for an adjusted start: between `start` and `n`."""
    if stop < 0:
        stop += n
    elif stop > n:
        stop = n
    if stop < start:
        stop = start
    return stop


def ll_slice_step_start(start, step, n):
    """The first index of a slice with a step other than 1 (which is not 0)."""
    if start < 0:
        start += n
        if start < 0:
            if step < 0:
                return -1
            return 0
    elif start >= n:
        if step < 0:
            return n - 1
        return n
    return start


def ll_slice_step_stop(stop, step, n):
    """The bound of a slice with a step other than 1."""
    if stop < 0:
        stop += n
        if stop < 0:
            if step < 0:
                return -1
            return 0
    elif stop >= n:
        if step < 0:
            return n - 1
        return n
    return stop


def ll_slice_step_count(start, stop, step):
    """How many items a slice with a step has."""
    # (Without a sign: the ends may be further apart than a number with one can tell.)
    if step < 0:
        if stop < start:
            return ll_steps(stop, start, cast(Unsigned, 0) - cast(Unsigned, step))
        return 0
    if start < stop:
        return ll_steps(start, stop, cast(Unsigned, step))
    return 0


@inline
def ll_steps(low, high, step):
    between = cast(Unsigned, high) - cast(Unsigned, low) - cast(Unsigned, 1)
    return cast(Signed, between // step + cast(Unsigned, 1))


def ll_slice_step(LIST, l, start, step, n):
    """`n` items of `l` from `start`, a step apart."""
    result = ll_newlist(LIST, n)
    src = ll_items(l)
    dst = ll_items(result)
    i = 0
    while i < n:
        dst[i] = src[start]
        start += step
        i += 1
    return result


def ll_setslice(l, start, stop, other):
    """`l[start:stop] = other`, the bounds adjusted; `l` is resizable."""
    n = l.length
    count = ll_length(other)
    grown = n - (stop - start) + count
    src = ll_items(other)
    if grown > n:
        ll_resize_up(l, grown)
    items = l.items
    copy_items(items, stop, items, start + count, n - stop)
    # `other` may be `l` itself, only as a whole: then it is a copy already (ll_extend_self).
    copy_items(src, 0, items, start, count)
    if grown < n:
        ll_resize_down(l, grown)


@dont_inline
def ll_setslice_size_error():
    raise ValueError("attempt to assign sequence of another length to a list that is never resized")


def ll_setslice_samesize(l, start, stop, other):
    """`l[start:stop] = other` where `l` is not resizable."""
    count = ll_length(other)
    if count != stop - start:
        ll_setslice_size_error()
    copy_items(ll_items(other), 0, ll_items(l), start, count)


def ll_delslice(l, start, stop):
    """`del l[start:stop]`, the bounds adjusted."""
    n = l.length
    if stop > start:
        items = l.items
        copy_items(items, stop, items, start, n - stop)
        ll_resize_down(l, n - (stop - start))


def ll_setslice_step(l, start, step, count, other):
    """`l[start:stop:step] = other`: `count` items from `start` on."""
    n = ll_length(other)
    if n != count:
        raise ValueError("attempt to assign sequence of size %d to extended slice of size %d" % (n, count))
    src = ll_items(other)
    dst = ll_items(l)
    i = 0
    while i < n:
        dst[start] = src[i]
        start += step
        i += 1


def ll_setslice_any_step(l, start, step, count, other):
    """The same where the step may be 1, and `l` is resizable: that can take any number of items."""
    if step == 1:
        ll_setslice(l, start, start + count, other)
    else:
        ll_setslice_step(l, start, step, count, other)


def ll_delslice_step(l, start, step, count):
    """`del l[start:stop:step]`: `count` items from `start` on."""
    if count <= 0:
        return
    if step < 0:
        start += (count - 1) * step
        step = -step
    items = l.items
    n = l.length
    to = start
    i = start
    while i < n:
        if count > 0 and i == start:
            start += step
            count -= 1
        else:
            items[to] = items[i]
            to += 1
        i += 1
    ll_resize_down(l, to)


def ll_concat(LIST, l1, l2):
    n1 = ll_length(l1)
    n2 = ll_length(l2)
    result = ll_newlist(LIST, n1 + n2)
    items = ll_items(result)
    copy_items(ll_items(l1), 0, items, 0, n1)
    copy_items(ll_items(l2), 0, items, n1, n2)
    return result


def ll_extend(l, other):
    """`l += other` (also where `other` is `l`)."""
    n = l.length
    count = ll_length(other)
    ll_resize_up(l, n + count)
    copy_items(ll_items(other), 0, l.items, n, count)


def ll_mul(LIST, l, factor):
    n = ll_length(l)
    if factor < 0:
        factor = 0
    if n != 0 and factor > 0x7fffffff // n:
        ll_memory_error()
    result = ll_newlist(LIST, n * factor)
    src = ll_items(l)
    dst = ll_items(result)
    at = 0
    if n == 1:
        item = src[0]
        while at < factor:
            dst[at] = item
            at += 1
        return result
    while factor > 0:
        copy_items(src, 0, dst, at, n)
        at += n
        factor -= 1
    return result


def ll_inplace_mul(l, factor):
    n = l.length
    if factor <= 0:
        ll_clear(l)
        return l
    if n != 0 and factor > 0x7fffffff // n:
        ll_memory_error()
    ll_resize_up(l, n * factor)
    items = l.items
    at = n
    while factor > 1:
        copy_items(items, 0, items, at, n)
        at += n
        factor -= 1
    return l


# Whole lists. `eq` and `lt` compare items; they are constants when this is specialised. They
# may change the list, so lengths are read again.

def ll_eq(l1, l2, eq):
    # (Items are equal to themselves, and a list may be among its own.)
    if typeOf(l1) is typeOf(l2) and l1 == l2:
        return True
    n = ll_length(l1)
    if n != ll_length(l2):
        return False
    i = 0
    while i < ll_length(l1) and i < ll_length(l2):
        if not eq(ll_items(l1)[i], ll_items(l2)[i]):
            return False
        i += 1
    return True


def ll_lt(l1, l2, eq, lt):
    i = 0
    while i < ll_length(l1) and i < ll_length(l2):
        a = ll_items(l1)[i]
        b = ll_items(l2)[i]
        if not eq(a, b):
            return lt(a, b)
        i += 1
    return ll_length(l1) < ll_length(l2)


def ll_contains(l, item, eq):
    i = 0
    while i < ll_length(l):
        if eq(ll_items(l)[i], item):
            return True
        i += 1
    return False


def ll_count(l, item, eq):
    count = 0
    i = 0
    while i < ll_length(l):
        if eq(ll_items(l)[i], item):
            count += 1
        i += 1
    return count


def ll_find(l, item, eq):
    """The item's first index, or -1."""
    i = 0
    while i < ll_length(l):
        if eq(ll_items(l)[i], item):
            return i
        i += 1
    return -1


def ll_remove(l, item, eq):
    i = ll_find(l, item, eq)
    if i < 0:
        raise ValueError("list.remove(x): x not in list")
    ll_delitem(l, i)


def ll_reverse(l):
    items = ll_items(l)
    i = 0
    j = ll_length(l) - 1
    while i < j:
        a = items[i]
        items[i] = items[j]
        items[j] = a
        i += 1
        j -= 1


# range() as a list

@inline
def ll_range_length(start, stop, step):
    """How many items a range has; the step is not zero."""
    return ll_range_size(ll_slice_step_count(start, stop, step))


@inline
def ll_unit_range_length(start, stop):
    if start < stop:
        return ll_range_size(stop - start)
    return 0


@inline
def ll_range_size(n):
    if unlikely(n < 0):
        ll_range_too_long()
    return n


@dont_inline
def ll_range_too_long():
    raise OverflowError("Python int too large to convert to C ssize_t")


def ll_range_to_list(LIST, start, stop, step):
    n = ll_range_length(start, stop, step)
    result = ll_newlist(LIST, n)
    items = ll_items(result)
    i = 0
    while i < n:
        items[i] = start
        start += step
        i += 1
    return result


def ll_newrange(RANGE, start, stop, step):
    r = malloc(RANGE)
    r.start = start
    r.stop = stop
    r.step = step
    return r


def ll_range_slice(RANGE, start, step, first, last, by):
    return ll_newrange(RANGE, start + first * step, start + last * step, step * by)


def ll_range_check_step(step):
    if step == 0:
        raise ValueError("range() arg 3 must not be zero")
    return step


def ll_range_getitem(start, stop, step, i):
    n = ll_slice_step_count(start, stop, step)
    if not in_bounds(i, n):
        i += n
        if not in_bounds(i, n):
            raise IndexError("range object index out of range")
    return start + i * step


def ll_range_eq(a, b):
    """Ranges, or `None`, are equal if they have the same items."""
    if not a or not b:
        return not a and not b
    n = ll_range_length(a.start, a.stop, a.step)
    if n != ll_range_length(b.start, b.stop, b.step):
        return False
    return n == 0 or a.start == b.start and (n == 1 or a.step == b.step)


def ll_range_contains(start, stop, step, item):
    if step > 0:
        if item < start or item >= stop:
            return False
    elif item > start or item <= stop:
        return False
    if step > 0:
        return (cast(Unsigned, item) - cast(Unsigned, start)) % cast(Unsigned, step) == cast(Unsigned, 0)
    step = -step
    return (cast(Unsigned, start) - cast(Unsigned, item)) % cast(Unsigned, step) == cast(Unsigned, 0)


# Truth, and comparisons where a list may be None (a null pointer)

@inline
def ll_truth(l):
    return ll_length(l) != 0


def ll_truth_or_none(l):
    return bool(l) and ll_length(l) != 0


def ll_eq_or_none(l1, l2, eq):
    if not l1 or not l2:
        return not l1 and not l2
    return ll_eq(l1, l2, eq)


def ll_index(l, item, start, stop, text, eq):
    """`l.index(item, start, stop)`"""
    found = ll_find_between(l, item, start, stop, eq)
    if found < 0:
        raise ValueError(hlstr(text(item)) + " is not in list")
    return found


def ll_range_index(l, item, start, stop, text, eq):
    found = ll_find_between(l, item, start, stop, eq)
    if found < 0:
        raise ValueError(hlstr(text(item)) + " is not in range")
    return found


def ll_find_between(l, item, start, stop, eq):
    n = ll_length(l)
    if start < 0:
        start += n
        if start < 0:
            start = 0
    if stop < 0:
        stop += n
    while start < stop and start < ll_length(l):
        if eq(ll_items(l)[start], item):
            return start
        start += 1
    return -1


def ll_unpack_check(l, n):
    found = ll_length(l)
    if found < n:
        raise ValueError("not enough values to unpack (expected %d, got %d)" % (n, found))
    if found > n:
        raise ValueError("too many values to unpack (expected %d)" % n)


# Bounds of slices with a step that are left out

def ll_slice_check_step(step):
    if step == 0:
        raise ValueError("slice step cannot be zero")
    return step


def ll_slice_first(step, n):
    if step < 0:
        return n - 1
    return 0


def ll_slice_last(step, n):
    if step < 0:
        return -1
    return n


# The same of what may be None: null, or a box.

def ll_slice_step_of(p):
    if not p:
        return 1
    return p.value


def ll_slice_start_of(p, step, n):
    if not p:
        return ll_slice_first(step, n)
    return ll_slice_step_start(p.value, step, n)


def ll_slice_stop_of(p, step, n):
    if not p:
        return ll_slice_last(step, n)
    return ll_slice_step_stop(p.value, step, n)
