def entry_point(argv):
    t = (10, 20, 30, 40)
    print(t[1:3], t[:2], t[2:], t[-1:])
    a, b = t[1:3]
    print(a + b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
