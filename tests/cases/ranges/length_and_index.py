def entry_point(argv):
    r = range(3, 20, 4)
    print(len(r), r[0], r[2], r[-1])
    print(len(range(0)), len(range(5, 0)), len(range(5, 0, -1)), len(range(0, 7, 3)))
    try:
        print(r[5])
    except IndexError:
        print('out of range')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
