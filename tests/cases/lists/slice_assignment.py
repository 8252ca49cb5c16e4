def entry_point(argv):
    items = [0, 1, 2, 3, 4, 5]
    items[1:3] = [10, 20]
    print(items)
    items[2:4] = [7]
    print(items)
    items[0:0] = [1, 2, 3]
    print(items)
    items[-2:] = []
    print(items)
    items[:] = [9]
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
