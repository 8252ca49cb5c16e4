"""Builtin functions and methods where they are kept in variables with other functions; iterators."""


def function_of(function):
    """A builtin function as one of the program; runs while the program is translated."""
    def call(*args):
        return function(*args)
    return call


def binder_of(name):
    """What binds the method of this name of a builtin type; runs while the program is translated."""
    def bind(receiver):
        def method(*args):
            return getattr(receiver, name)(*args)
        return method
    return bind


_bound = {}


def bound_function(receiver, name):
    """A bound method of a prebuilt object as a function."""
    key = (id(receiver), name)
    if key not in _bound:
        _bound[key] = binder_of(name)(receiver)
    return _bound[key]


def iter_until(function, sentinel):
    while True:
        value = function()
        if value == sentinel:
            return
        yield value


def enumerate_from(xs, start=0):
    i = start
    for x in xs:
        yield i, x
        i += 1


def zip_two(xs, ys):
    a = iter(xs)
    b = iter(ys)
    while True:
        try:
            x = next(a)
            y = next(b)
        except StopIteration:
            return
        yield x, y


def zip_four(xs, ys, zs, ws):
    d = iter(ws)
    for x, y, z in zip(xs, ys, zs):
        try:
            w = next(d)
        except StopIteration:
            return
        yield x, y, z, w


def zip_three(xs, ys, zs):
    a = iter(xs)
    b = iter(ys)
    c = iter(zs)
    while True:
        try:
            x = next(a)
            y = next(b)
            z = next(c)
        except StopIteration:
            return
        yield x, y, z


# With as many arguments as there are at run time

def zip_all(rows):
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


def zip_one_and_all(first, rows):
    lists = [list(first)]
    for row in rows:
        lists.append(list(row))
    return zip_all(lists)


def _one_and_all(first, rest):
    items = [first]
    items.extend(rest)
    if len(items) == 1:
        raise TypeError("'" + type(first).__name__ + "' object is not iterable")
    return items


def max_one_and_all(first, rest):
    """`max(first, *rest)`, of numbers."""
    return max(_one_and_all(first, rest))


def min_one_and_all(first, rest):
    return min(_one_and_all(first, rest))


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
