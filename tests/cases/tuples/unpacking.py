def minmax(items):
    return min(items), max(items)


def entry_point(argv):
    lo, hi = minmax([3, 1, 2])
    print(lo, hi)
    (a, b), c = (1, 2), 3
    print(a, b, c)
    for x, (y, z) in [(1, (2, 3)), (4, (5, 6))]:
        print(x + y + z)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
