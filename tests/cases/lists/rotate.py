def rotate(items, n):
    n %= len(items)
    return items[n:] + items[:n]


def entry_point(argv):
    for n in [0, 1, 4, 5, -1]:
        print(rotate([1, 2, 3, 4], n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
