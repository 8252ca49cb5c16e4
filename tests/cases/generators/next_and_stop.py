def two():
    yield 1
    yield 2


def entry_point(argv):
    g = two()
    print(next(g), next(g))
    try:
        next(g)
    except StopIteration:
        print('stop')
    print(next(g, -1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
