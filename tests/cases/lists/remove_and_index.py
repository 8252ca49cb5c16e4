def entry_point(argv):
    items = [1, 2, 3, 2]
    items.remove(2)
    print(items, items.index(2), items.count(2), items.count(9))
    try:
        items.remove(9)
    except ValueError:
        print('not there')
    try:
        print(items.index(9))
    except ValueError:
        print('no index')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
