def entry_point(argv):
    d = {}
    if not d:
        print('empty')
    d[1] = 2
    if d:
        print('full', len(d))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
