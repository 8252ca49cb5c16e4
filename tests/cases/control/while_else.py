def find(items, wanted):
    i = 0
    while i < len(items):
        if items[i] == wanted:
            print('found at', i)
            break
        i += 1
    else:
        print('missing', wanted)


def entry_point(argv):
    find([5, 6, 7], 6)
    find([5, 6, 7], 9)
    find([5], 5)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
