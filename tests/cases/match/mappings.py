def f(d):
    match d:
        case {'kind': 1, 'x': x, 'y': y}:
            return 'point %d %d' % (x, y)
        case {'kind': 2, 'r': r, **rest}:
            return 'circle %d %s' % (r, sorted(rest.items()))
        case {'kind': k}:
            return 'kind %d' % k
        case {}:
            return 'any mapping of %d' % len(d)
    return 'none'


def entry_point(argv):
    n = len(argv)
    print(f({'kind': n, 'x': 3, 'y': 4}))
    print(f({'kind': 2, 'r': n, 'c': 3, 'b': 1}))
    print(f({'kind': 2, 'r': n}))
    print(f({'kind': 2}))
    print(f({'kind': 1, 'x': 1}))
    print(f({'other': 1, 'thing': 2}))
    match {1: 'one', 2: 'two'}:
        case {1: a, 2: b}:
            print(a, b)
    match {'a': n}:
        case {'a': 1 | 2 as v}:
            print('small', v)
        case _:
            print('big')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
