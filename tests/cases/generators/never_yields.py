def g(x):
    for i in []:
        yield x + i
    for i in range(x):
        yield i
def entry_point(argv):
    n = len(argv)
    print(next((t + 1 for t in [] if True), -1))
    print(list(x for x in []), [y for y in (x * n for x in [])])
    print(list(g(3)), sum(g(2)))
    print(any((i < 3) for i in {}), all(k for k in {}))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
