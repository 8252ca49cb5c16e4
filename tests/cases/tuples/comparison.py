def entry_point(argv):
    a = (1, 'a')
    b = (1, 'b')
    print(a == b, a != b, a < b, a <= (1, 'a'), (2, 'a') > b)
    print((1, 2) == (1, 2), (1, 2) == (2, 1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
