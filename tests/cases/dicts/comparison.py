def entry_point(argv):
    a = {'x': 1, 'y': 2}
    b = {'y': 2, 'x': 1}
    print(a == b, a != b, a == {'x': 1}, a is a)
    b['x'] = 3
    print(a == b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
