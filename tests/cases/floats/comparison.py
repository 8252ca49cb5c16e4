def entry_point(argv):
    values = [-1.5, 0.0, 2.0, 2.0]
    for a in values:
        for b in values:
            print(a < b, a <= b, a == b, a != b, a > b, a >= b)
    print(1.0 == 1, 2.5 > 2, -0.0 == 0.0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
