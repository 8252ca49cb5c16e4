def show(value):
    return lambda: str(value)


def entry_point(argv):
    n = len(argv)
    print(show(n)())
    print(show('text' * n)(), show('é')())
    print(show(2.5 * n)())
    print(show([n, 2])(), show((n, 'x'))())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
