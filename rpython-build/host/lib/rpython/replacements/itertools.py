"""Iterators of `itertools` that translated code makes: generators, whose items need no types that a class has."""

import itertools as _itertools

__specialize__ = "types"
__iterators__ = {
    "count": "itertools.count",
    "cycle": "itertools.cycle",
    "groups": "itertools.groupby",
}


def count(start=0, step=1):
    n = start
    while True:
        yield n
        n += step


def cycle(iterable):
    items = []
    for item in iterable:
        yield item
        items.append(item)
    while items:
        for item in items:
            yield item


def _same(x):
    return x


def groupby(iterable, key=None):
    return groups(iterable, _same if key is None else key)


def groups(iterable, key):
    it = iter(iterable)
    try:
        item = next(it)
    except StopIteration:
        return
    current = key(item)
    group = [item]
    while True:
        try:
            item = next(it)
        except StopIteration:
            break
        k = key(item)
        if not (current is k or current == k):
            yield current, iter(group)
            current = k
            group = []
        group.append(item)
    yield current, iter(group)


count._stands_for_ = _itertools.count
cycle._stands_for_ = _itertools.cycle
groupby._stands_for_ = _itertools.groupby
