def entry_point(argv):
    items = []
    for i in range(10):
        items.append(i * i)
    print(items, len(items), items[3], items[-1])
    items[0] = 100
    items[-2] = -1
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
