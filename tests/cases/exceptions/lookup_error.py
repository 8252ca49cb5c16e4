def fetch(items, d, i, k):
    try:
        return items[i] + d[k]
    except LookupError:
        return -1


def entry_point(argv):
    items = [1, 2]
    d = {'a': 10}
    print(fetch(items, d, 0, 'a'), fetch(items, d, 5, 'a'), fetch(items, d, 0, 'b'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
