def pair(a, b):
    return a, b


def entry_point(argv):
    t = (1, 'two', 3.0)
    print(t[0], t[1], t[2], t[-1], len(t))
    p = pair(5, 'x')
    print(p[0] + 1, p[1] + 'y')
    empty = ()
    print(len(empty), len((1,)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
