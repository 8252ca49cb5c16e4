def entry_point(argv):
    r = range(len(argv) + 9)
    for xs in (r, range(3, 30, 4), range(5, 0, -1), range(0)):
        for n in (7, 3, -1):
            try:
                print(xs.index(n), end=' ')
            except ValueError as e:
                print(e, end='; ')
        print(len(xs), xs.count(3))
    try:
        [n for n in r].index(77)
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
