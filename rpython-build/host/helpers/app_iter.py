"""Builtin functions over any iterable, in ordinary Python, for translated code.

Each is made anew for the types of its arguments.
"""
from rpython.helpers.app_operators import has_method, item_eq

__specialize__ = "types"
__iterators__ = {
    "map1": map,
    "filter1": filter,
    "filter_true": filter,
}


def collect(xs):
    result = []
    for x in xs:
        result.append(x)
    return result


def not_enough(text, n, found):
    return ValueError("not enough values to unpack (expected %s%d, got %d)" % (text, n, found))


def first_items(it, count, text, n):
    result = []
    while len(result) < count:
        try:
            x = next(it)
        except StopIteration:
            raise not_enough(text, n, len(result))
        result.append(x)
    return result


def unpacked(xs, n):
    it = iter(xs)
    result = first_items(it, n, "", n)
    try:
        next(it)
    except StopIteration:
        return result
    raise ValueError("too many values to unpack (expected %d)" % n)


def unpacked_with_star(xs, before, after):
    it = iter(xs)
    result = first_items(it, before, "at least ", before + after)
    result.extend(it)
    if len(result) < before + after:
        raise not_enough("at least ", before + after, len(result))
    return result


def sequence_with_star(xs, before, after):
    if xs is None:
        raise TypeError("cannot unpack non-iterable NoneType object")
    items = list(xs)
    if len(items) < before + after:
        raise not_enough("at least ", before + after, len(items))
    return items


def each_of(xs):
    """An iterator over a container, where it meets others."""
    for x in xs:
        yield x


def extend_each(l, xs):
    for x in xs:
        l.append(x)


def add_each_inplace(l, xs):
    extend_each(l, xs)
    return l


def update_inplace(d, xs):
    d.update(xs)
    return d


def add_each(s, xs):
    for x in xs:
        s.add(x)


def discard_each(s, xs):
    for x in xs:
        s.discard(x)


def has_each(s, xs):
    for x in xs:
        if x not in s:
            return False
    return True


def has_none_of_each(s, xs):
    for x in xs:
        if x in s:
            return False
    return True


def update_each(d, xs):
    if hasattr(xs, "keys"):
        for key in xs.keys():
            d[key] = xs[key]
    else:
        for key, value in xs:
            d[key] = value


def any_of(xs):
    for x in xs:
        if x:
            return True
    return False


def all_of(xs):
    for x in xs:
        if not x:
            return False
    return True


def min_of(xs):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        raise ValueError("min() arg is an empty sequence")
    while True:
        try:
            x = next(it)
        except StopIteration:
            return best
        if x < best:
            best = x


def max_of(xs):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        raise ValueError("max() arg is an empty sequence")
    while True:
        try:
            x = next(it)
        except StopIteration:
            return best
        if x > best:
            best = x


def min_default(xs, default):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        return default
    while True:
        try:
            x = next(it)
        except StopIteration:
            return best
        if x < best:
            best = x


def max_default(xs, default):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        return default
    while True:
        try:
            x = next(it)
        except StopIteration:
            return best
        if x > best:
            best = x


def min_of_rest(best, it, key):
    best_key = key(best)
    while True:
        try:
            x = next(it)
        except StopIteration:
            return best
        k = key(x)
        if k < best_key:
            best = x
            best_key = k


def min_key(xs, key):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        raise ValueError("min() arg is an empty sequence")
    return min_of_rest(best, it, key)


def max_of_rest(best, it, key):
    best_key = key(best)
    while True:
        try:
            x = next(it)
        except StopIteration:
            return best
        k = key(x)
        if k > best_key:
            best = x
            best_key = k


def max_key(xs, key):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        raise ValueError("max() arg is an empty sequence")
    return max_of_rest(best, it, key)


def min_key_default(xs, key, default):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        return default
    return min_of_rest(best, it, key)


def max_key_default(xs, key, default):
    it = iter(xs)
    try:
        best = next(it)
    except StopIteration:
        return default
    return max_of_rest(best, it, key)


def min_args(best, *others):
    for x in others:
        if x < best:
            best = x
    return best


def max_args(best, *others):
    for x in others:
        if x > best:
            best = x
    return best


def divmod_of(a, b):
    return a // b, a % b


def divmod_floats(a, b):
    if b == 0:
        raise ZeroDivisionError("float divmod()")
    return a // b, a % b


def pow_or_modulo(base, exp, mod):
    if mod is None:
        return pow(base, exp)
    return pow(base, exp, mod)


def next_default(it, default):
    try:
        return next(it)
    except StopIteration:
        return default


# One at a time: what they go over may have no end.

def map1(function, xs):
    for x in xs:
        yield function(x)


def filter1(function, xs):
    for x in xs:
        if function(x):
            yield x


def filter_true(function, xs):
    for x in xs:
        if x:
            yield x


def reversed_items(xs):
    i = len(xs) - 1
    while i >= 0:
        # (It may have become shorter.)
        try:
            x = xs[i]
        except IndexError:
            return
        yield x
        i -= 1


def sorted_of(xs):
    result = collect(xs)
    result.sort()
    return result


def sorted_list(xs, key, reverse):
    result = collect(xs)
    if key is None:
        sort_reverse(result, reverse)
    else:
        sort_unseen(result, key, reverse)
    return result


def sort_list(xs, key, reverse):
    if key is None:
        sort_reverse(xs, reverse)
    else:
        sort_key(xs, key, reverse)


def sort_reverse(xs, reverse):
    """Sorts by `<`, equal items in their order, also when reversed."""
    if reverse:
        reverse_list(xs)
    xs.sort()
    if reverse:
        reverse_list(xs)


def reverse_list(xs):
    lo = 0
    hi = len(xs) - 1
    while lo < hi:
        x = xs[lo]
        xs[lo] = xs[hi]
        xs[hi] = x
        lo += 1
        hi -= 1


def sort_by_keys(xs, values, keys):
    """Puts the values into the list in the order of their keys; known to the annotator."""
    raise NotImplementedError


def hide_items(xs):
    """A list of the items of this one, which is empty until `show_items`; known to the annotator."""
    raise NotImplementedError


def show_items(xs, hidden):
    """Puts the items back, and tells whether there were others meanwhile; known to the annotator."""
    raise NotImplementedError


def sort_key(xs, key, reverse):
    """Sorts by `key(x)`, computed once for each."""
    hidden = hide_items(xs)
    try:
        sort_unseen(hidden, key, reverse)
    finally:
        changed = show_items(xs, hidden)
    if changed:
        raise ValueError("list modified during sort")


def sort_unseen(xs, key, reverse):
    """The same for a list that `key` does not see."""
    values = xs[:]
    keys = []
    for x in values:
        keys.append(key(x))
    if reverse:
        reverse_list(values)
        reverse_list(keys)
    sort_by_keys(xs, values, keys)
    if reverse:
        reverse_list(xs)


def fromkeys1(keys):
    result = {}
    for key in keys:
        result[key] = None
    return result


def fromkeys2(keys, value):
    result = {}
    for key in keys:
        result[key] = value
    return result


def dict_each(xs):
    if has_method(xs, "keys"):
        return dict_of(xs)
    return dict(collect(xs))


def dict_of(mapping):
    """`dict(x)` of an object with `keys`."""
    result = {}
    for key in mapping.keys():
        result[key] = mapping[key]
    return result


def dict_of_pairs(pairs):
    """`dict(x)` of lists or strings of two items."""
    result = {}
    i = 0
    for pair in pairs:
        if len(pair) != 2:
            raise ValueError("dictionary update sequence element #%d has length %d; 2 is required"
                             % (i, len(pair)))
        result[pair[0]] = pair[1]
        i += 1
    return result


def enum_member(table, value, name):
    """`C(value)` of an enumeration."""
    if value in table:
        return table[value]
    raise ValueError(repr(value) + " is not a valid " + name)


def enum_member_itself(member, name):
    """`C(C.NAME)`"""
    if member is None:
        raise ValueError("None is not a valid " + name)
    return member


def tuple_index(items, wanted, start=0, stop=0x7fffffff):
    n = len(items)
    if start < 0:
        start = max(start + n, 0)
    if stop < 0:
        stop += n
    i = 0
    for x in items:
        if start <= i < stop and item_eq(x, wanted):
            return i
        i += 1
    raise ValueError("tuple.index(x): x not in tuple")


def tuple_count(items, wanted):
    count = 0
    for x in items:
        if item_eq(x, wanted):
            count += 1
    return count


def or_default(x, default):
    return default if x is None else x
