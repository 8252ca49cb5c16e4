class Cell:
    def __init__(self):
        self.n = 0


def entry_point(argv):
    rows = [[0] * 3] * 2
    rows[0][1] = 5
    print(rows, rows[0] is rows[1])
    own = [[0] * 3 for _ in range(2)]
    own[0][1] = 5
    print(own, own[0] is own[1])
    cells = [Cell()] * 3
    cells[0].n += 1
    print([c.n for c in cells])
    xs = [1, 2]
    ys = xs
    ys += [3]
    print(xs, xs is ys)
    ys = ys + [4]
    print(xs, ys, xs is ys)
    xs *= 2
    print(xs, xs * 0, xs * -1, 2 * xs[:1], [] * 5)
    xs *= 0
    print(xs)
    n = len(argv)
    print([1, 2] * n, n * ['a'], [None] * (n + 1), [[]] * (n + 1), [True] * n, [(1, 'x')] * 2, [1.5] * 2)
    m = [[]] * 2
    m[0].append(1)
    print(m, m[0] is m[1], m[0] == m[1])
    shallow = own[:]
    shallow[0].append('x' and 9)
    shallow.append([1])
    print(own, shallow, len(own))
    z = own.copy()
    print(z == own, z is own, z[0] is own[0], list(own) == own)
    a = [1, 2, 3]
    for x in a:
        if x < 3 and len(a) < 8:
            a.append(x)
    print(a)
    b = [1, 2, 3, 4]
    for x in b:
        if x % 2:
            b.remove(x)
    print(b)
    c = [3, 2, 1]
    d = c.sort()
    print(c, d is None, c.reverse() is None, c, c.append(4) is None)
    a.extend(a)
    print(a)
    a[:] = a[:2]
    a += a
    print(a, a == [1, 2, 1, 2])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
