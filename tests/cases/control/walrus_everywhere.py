def read(data, pos):
    return data[pos] if pos < len(data) else -1


def entry_point(argv):
    data = [5, 3, 0, 8]
    i = 0
    while (x := read(data, i)) > 0:
        print(x)
        i += 1
    print(i, x)
    if (n := len(argv)) > 0 and (m := n * 2) > 1:
        print(n, m)
    print([y := n, y + 1, y * 10], y)
    xs = [z for v in data if (z := v * 2) > 5]
    print(xs, z)
    print((a := 1) + (b := a + 1) * a, a, b)
    total = 0
    ys = [total := total + v for v in data]
    print(ys, total)
    f = lambda k: (w := k * 2) + w
    print(f(n))
    if any((found := v) > 5 for v in data):
        print('found', found)
    d = {'k': (q := 7), 'l': q}
    print(d, q)
    assert (r := n + 1) == 2, r
    print(f'{(s := 9)} {s}')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
