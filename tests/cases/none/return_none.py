def find(items, wanted):
    for item in items:
        if item == wanted:
            return item
    return None


def nothing():
    pass


def entry_point(argv):
    print(find(['a', 'b'], 'b'), find(['a', 'b'], 'c'))
    print(nothing() is None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
