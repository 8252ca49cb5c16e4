def entry_point(argv):
    d = {-1: 'minus', 0: 'zero', -2: 'minus two'}
    print(d[-1], d[0], d[-2], -3 in d)
    e = {True: 1, False: 0}
    print(e[len(argv) > 0], e[len(argv) > 100])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
