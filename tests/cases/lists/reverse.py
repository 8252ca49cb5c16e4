def entry_point(argv):
    items = [1, 2, 3, 4]
    items.reverse()
    print(items)
    for x in reversed(items):
        print(x)
    print(list(reversed(['a', 'b'])))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
