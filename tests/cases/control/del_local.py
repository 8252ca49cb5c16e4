def entry_point(argv):
    x = 5
    y = x + 1
    del x
    print(y)
    items = [1, 2, 3, 4]
    del items[1]
    print(items)
    del items[1:]
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
