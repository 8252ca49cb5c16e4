def entry_point(argv):
    items = [0, 1, 2, 3, 4, 5]
    print(items[1:3], items[:2], items[4:], items[:], items[-2:], items[:-4], items[2:2], items[9:])
    copy = items[:]
    copy[0] = 99
    print(items[0], copy[0])
    print(items[::2], items[::-1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
