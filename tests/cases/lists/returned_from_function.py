def make(n):
    return [i for i in range(n)]


def extend(items, n):
    for i in range(n):
        items.append(-i)
    return items


def entry_point(argv):
    items = extend(make(3), 2)
    print(items, len(make(0)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
