def search(items, x):
    lo = 0
    hi = len(items)
    while lo < hi:
        mid = (lo + hi) // 2
        if items[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo


def entry_point(argv):
    items = [1, 3, 5, 7, 9]
    for x in range(11):
        print(x, search(items, x))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
