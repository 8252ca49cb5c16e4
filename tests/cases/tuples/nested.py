def entry_point(argv):
    t = ((1, 2), ('a', 'b'))
    print(t[0][1], t[1][0])
    (a, b), (c, d) = t
    print(a + b, c + d)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
