"""A slice of a range is a range."""


def middle(r):
    return r[1:-1]


def entry_point(argv):
    n = len(argv)
    r = range(0, 20 * n, 3)
    print(r[2:5], r[1:], r[:-1], r[:], r[5:2], r[100:], r[-100:2], r[-3:])
    print(r[::-1], r[::2], r[1:6:2], r[6:1:-2], r[::-3], r[2:2], r[:0:-1])
    s = range(n, 10 * n)[2:]
    print(s, s[n:][1:], s[3:][::-1][2], len(s[1:4]), 5 in s[2:], 3 in s[2:], s[2:] == range(5, 10))
    print(sum(s[2:5]), max(s[2:5]), min(s[::-1]), list(s[:3]), tuple(reversed(s[:3])), [x * x for x in s[-2:]])
    for i in range(10 * n)[3:8:2]:
        print(i, end=' ')
    print()
    print(middle(r), middle(range(4)), middle(range(10, 0, -2)), list(middle(range(2))), sum(middle(range(5, 50, 5))))
    print(str(r[1:3]), repr(r[:1]), '%s' % r[:2], f'{r[4:]}', [r[:1], r[1:]])
    try:
        print(r[::n - 1])
    except ValueError as e:
        print(e)
    try:
        print(r[2:4][2])
    except IndexError as e:
        print(e)
    copy = list(r)[2:5]
    copy.append(99)
    print(copy, list(range(5))[1:3], sorted(r[::-1])[1:3])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
