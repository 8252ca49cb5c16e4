def entry_point(argv):
    n = len(argv)
    for w in [0, 1, 5, 8, -8]:
        print('[%*d][%-*d][%0*d][%+*d][%*s][%-*s][%*x]' % (w, 42 * n, w, 42, w, 42, w, 42, w, 'ab', w, 'ab', w, 255))
    for p in [0, 1, 3, 6]:
        print('[%.*f][%.*e][%.*g][%.*s][%.*d][%10.*f]' % (p, 3.14159 * n, p, 12345.678, p, 0.00012345, p, 'hello', p, 42, p, 2.5))
    print('[%*.*f][%-*.*f][%0*.*f]' % (10, 2, 3.14159, 10, 3, 2.71828, 10, 1, -1.25 * n))
    print('[%*c][%-*r][%*s]' % (3, 'x', 8, 'q', 6, None))
    print('%*d' % (n + 4, -7), '%s-%*s-%s' % ('a', 4, 'b', 'c'), '%.*d' % (-2, n))
    rows = [('apple', 1.5), ('kiwi', 22.25)]
    width = max(len(name) for name, _ in rows)
    for name, price in rows:
        print('%-*s | %*.2f' % (width, name, 6, price))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
