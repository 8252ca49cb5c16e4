def entry_point(argv):
    a = {'x': 1}
    b = {'x': 2, 'y': 3}
    c = a | b
    a |= {'z': 0}
    for d in [a, b, c]:
        for k in d:
            print(k, d[k])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
