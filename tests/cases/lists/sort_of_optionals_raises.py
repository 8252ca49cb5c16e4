def attempt(xs):
    try:
        xs.sort()
    except TypeError as e:
        return 'TypeError'
    return str(xs)


def lookup(names, table):
    try:
        return ','.join(sorted(names, key=table.get))
    except TypeError:
        return 'TypeError'


def entry_point(argv):
    xs = [3, 1, 2]
    ys = [3, 1, 2]
    with_none = [1, None]
    print(attempt([x for x in xs]), lookup(['a', 'b', 'c'], {'a': 3, 'b': 1, 'c': 2}))
    print(lookup(['a', 'b', 'zz'], {'a': 3, 'b': 1}), lookup(['a'], {}), lookup([], {'q': 1}))
    zs = [x if x != 2 else None for x in xs]
    print(attempt(zs), len(zs), attempt([None][:0] + [5, 4]) if len(argv) > 99 else '')
    print(sorted(zs, key=lambda z: -1 if z is None else z), with_none.count(None))
    print(sorted(xs, key=lambda x: (x % 2, -x)), sorted(ys) == ys, ys)
    print(sorted([(1, None), (0, 'x')], key=lambda p: p[0]), min([2, 1], key=lambda x: -x), max([[1], [1, 2]], key=len))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
