# A tuple whose items join to a type that none of them has alone.
def pair(b):
    if b:
        return (1, 'x')
    return None


def entry_point(argv):
    n = len(argv)
    for o in ((lambda o, l=[False]: o)(None), pair(n == 1), pair(n == 2)):
        print(o)
    for o in (n if n > 1 else None, 3, None):
        print(o)
    for x in (n, n if n > 1 else None):
        print(x)
    for s in ('a', str(n), None):
        print(s)
    for t in ((1, n), (2, None)):
        print(t, t[1] is None)
    for b in (True, n, False):
        print(b + 1)
    for c in ('a', 'bc'):
        print(c, len(c))
    for v in ((None, 1.5), (n, None), (None, None)):
        print(v)
    print([x for x in (None, (n, None), (2, 'b'))], list((None, n)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
