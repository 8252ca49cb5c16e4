def a():
    return 1


def b():
    return 2


def name(f):
    if f is a:
        return 'a'
    return 'other'


def entry_point(argv):
    f = a if len(argv) > 100 else b
    print(name(a), name(f), f is b, f is not a)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
