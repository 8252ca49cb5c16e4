def collect(r):
    return [x for x in r]


def span(a, b, c):
    out = 0
    for i in range(a, b, c):
        out = out * 3 + i
    return out


def entry_point(argv):
    n = len(argv)
    print(collect(range(5)), collect(range(2, 5)), collect(range(5, 2)), collect(range(10, 0, -3)), collect(range(0)))
    print(len(range(0, 10, 3)), len(range(10, 0, -3)), len(range(5, 5)), len(range(0, -5)), len(range(n, 100, 7)))
    r = range(3, 20, 4)
    print(r[0], r[-1], r[n], 7 in r, 8 in r, 19 in r, 23 in r, -1 in r, r.index(11) if n > 9 else 2)
    print(list(reversed(range(5))), list(reversed(range(1, 10, 4))), sum(range(101)), max(range(3, 9)), min(range(5, 1, -1)))
    print(span(0, 10, 2), span(10, 0, -4), span(0, n, 5), span(-5, 5, 3))
    try:
        span(0, 5, n - 1)
    except ValueError as e:
        print(e)
    try:
        print(range(3)[n + 5])
    except IndexError as e:
        print(e)
    for i in range(3):
        for j in range(i, 3):
            if j == 2:
                continue
            print(i, j, end='; ')
    print()
    k = 5
    for i in range(k):
        k = 100
    print(i, k)
    print([i for i in range(20) if i % 7 == n], list(range(5))[1:3], list(range(3)) + list(range(2)))
    print(list(enumerate(range(10, 12))), list(zip(range(3), range(5, 2, -1))), sorted(range(3), reverse=True))
    a, b, c = range(3)
    print(a, b, c, [*range(2), *range(2)])
    print(list(map(lambda x: x * 2, range(3))), [range(i) for i in range(3)][2][1], list(range(-3, 0)))
    big = range(0, 2 ** 40, 2 ** 38)
    print(len(big), big[3], 2 ** 39 in big, [x // 2 ** 38 for x in big])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
