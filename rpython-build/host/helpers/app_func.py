"""Builtin functions and methods where they are kept in variables with other functions; iterators."""

__specialize__ = "types"
__iterators__ = {
    "iter_until": type(iter(int, 1)),
    "enumerate_from": enumerate,
    "zip_with": zip,
    "map_each": map,
    "map_all": map,
    "_zip_all": zip,
}


def function_of(function):
    """A builtin function as one of the program; runs while the program is translated."""
    def call(*args):
        return function(*args)
    call.__name__ = call.__qualname__ = function.__name__
    call._stands_for_ = function
    return call


def binder_of(name):
    """What binds the method of this name of a builtin type; runs while the program is translated."""
    def bind(receiver):
        def method(*args):
            return getattr(receiver, name)(*args)
        return method
    bind.__name__ = bind.__qualname__ = name
    return bind


_bound = {}


def bound_function(receiver, name):
    """A bound method of a prebuilt object as a function."""
    key = (id(receiver), name)
    if key not in _bound:
        _bound[key] = binder_of(name)(receiver)
    return _bound[key]


def slice_to(stop):
    return slice(None, stop)


def iter_until(function, sentinel):
    while True:
        value = function()
        if sentinel is value or sentinel == value:
            return
        yield value


def enumerate_from(xs, start=0):
    i = start
    for x in xs:
        yield i, x
        i += 1


# Any number of iterables, each of a type of its own: a version for each number.

class Ended(Exception):
    """The first iterator has no more."""


def zip_nothing():
    return iter([()][1:])


def zip_each(*iterables):
    return zip_with(False, *iterables)


def zip_with(strict, *iterables):
    iterators = iterators_of(*iterables)
    while True:
        try:
            items = next_of_each(strict, 0, *iterators)
        except Ended:
            return
        yield items


def map_each(function, *iterables):
    for items in zip(*iterables):
        yield function(*items)


def iterators_of(xs, *rest):
    if len(rest) == 0:
        return (iter(xs),)
    return (iter(xs), *iterators_of(*rest))


def next_of_each(strict, number, iterator, *rest):
    try:
        item = next(iterator)
    except StopIteration:
        if strict and number > 0:
            raise ValueError(_other_length(number, "shorter")) from None
        if strict and len(rest) > 0:
            expect_end(1, *rest)
        raise Ended from None
    if len(rest) == 0:
        return (item,)
    return (item, *next_of_each(strict, number + 1, *rest))


def expect_end(number, iterator, *rest):
    try:
        next(iterator)
    except StopIteration:
        pass
    else:
        raise ValueError(_other_length(number, "longer"))
    if len(rest) > 0:
        expect_end(number + 1, *rest)


def _other_length(number, what):
    others = " 1" if number == 1 else "s 1-" + str(number)
    return "zip() argument " + str(number + 1) + " is " + what + " than argument" + others


# With as many arguments as there are at run time
#
# The functions here take a list, or what else can be iterated over, of what stands for the last arguments, and those
# before it.

def _behind(before, items):
    together = list(before)
    together.extend(items)
    return together


def zip_all(rows, *before):
    if len(before) == 0:
        return _zip_all(rows)
    lists = []
    _add_lists(lists, *before)
    for row in rows:
        lists.append(list(row))
    return _zip_all(lists)


def _add_lists(lists, first, *rest):
    lists.append(list(first))
    if len(rest) > 0:
        _add_lists(lists, *rest)


def _zip_all(rows):
    iterators = [iter(row) for row in rows]
    if not iterators:
        return
    while True:
        items = []
        for it in iterators:
            try:
                item = next(it)
            except StopIteration:
                return
            items.append(item)
        yield tuple(items)


def map_all(rows, function, *before):
    rows = zip_all(rows, *before)
    for items in rows:
        yield function(*items)


def _items_of_one(name, items):
    """What the one argument of `max` or `min` holds, which is of the type that it is itself."""
    for x in items:
        if isinstance(x, str):
            return [c for c in x]
        if x is None or isinstance(x, (int, float)):
            raise TypeError("'" + ("NoneType" if x is None else type(x).__name__) + "' object is not iterable")
    if len(items) == 0:
        raise TypeError(name + " expected at least 1 argument, got 0")
    raise NotImplementedError(name + "(*items) of one item that holds others")


def max_all(items, *before):
    items = _behind(before, items)
    if len(items) < 2:
        items = _items_of_one("max", items)
    return max(items)


def min_all(items, *before):
    items = _behind(before, items)
    if len(items) < 2:
        items = _items_of_one("min", items)
    return min(items)


def max_all_key(items, *before, key):
    items = _behind(before, items)
    if len(items) < 2:
        items = _items_of_one("max", items)
    return max(items, key=key)


def min_all_key(items, *before, key):
    items = _behind(before, items)
    if len(items) < 2:
        items = _items_of_one("min", items)
    return min(items, key=key)


def set_union_all(s, others):
    result = s.copy()
    for other in others:
        result = result.union(other)
    return result


def set_intersection_all(s, others):
    result = s.copy()
    for other in others:
        result = result.intersection(other)
    return result


def sets_union(sets):
    """`set.union(*sets)`"""
    sets = list(sets)
    if len(sets) == 0:
        raise TypeError("unbound method set.union() needs an argument")
    return set_union_all(sets[0], sets[1:])


def sets_intersection(sets):
    sets = list(sets)
    if len(sets) == 0:
        raise TypeError("unbound method set.intersection() needs an argument")
    return set_intersection_all(sets[0], sets[1:])


def set_difference_all(s, others):
    result = s.copy()
    for other in others:
        result = result.difference(other)
    return result


def set_update_all(s, others):
    for other in others:
        s.update(other)
