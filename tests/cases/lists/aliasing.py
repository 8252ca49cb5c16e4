def add_one(items):
    items.append(1)


def rebind(items):
    items = [5]
    return len(items)


def entry_point(argv):
    a = [0]
    b = a
    add_one(b)
    print(a, a is b, rebind(a), len(a))
    c = list(a)
    print(c == a, c is a)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
