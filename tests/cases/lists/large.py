def entry_point(argv):
    items = []
    for i in range(20000):
        items.append(i ^ (i >> 3))
    total = 0
    for x in items:
        total += x
    print(total, len(items), items[12345])
    while len(items) > 10:
        items.pop()
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
