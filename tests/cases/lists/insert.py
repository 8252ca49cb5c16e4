def entry_point(argv):
    items = [1, 2, 3]
    items.insert(0, 0)
    items.insert(2, 15)
    items.insert(100, 4)
    items.insert(-1, 35)
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
