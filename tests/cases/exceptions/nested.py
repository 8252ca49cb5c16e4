def inner(n):
    try:
        if n == 1:
            raise KeyError
        if n == 2:
            raise ValueError
        return 'ok'
    except KeyError:
        return 'inner'


def outer(n):
    try:
        return inner(n)
    except ValueError:
        return 'outer'


def entry_point(argv):
    print(outer(0), outer(1), outer(2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
