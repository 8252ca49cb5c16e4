def entry_point(argv):
    items = [3, 1, 4]
    print(3 in items, 9 in items, 9 not in items)
    words = ['x', 'yy']
    print('yy' in words, 'y' in words)
    print(5 in items[:0])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
