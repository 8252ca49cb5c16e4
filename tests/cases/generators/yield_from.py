def inner(n):
    for i in range(n):
        yield i
    return n * 100


def outer():
    result = yield from inner(3)
    yield result


def entry_point(argv):
    print([x for x in outer()])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
