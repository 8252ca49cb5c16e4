class P:
    def __init__(self):
        self.x = 0
        self.y = [0, 0]


def entry_point(argv):
    n = len(argv)
    p = P()
    p.x, p.y[0] = n, n + 1
    print(p.x, p.y)
    p.y[1] = p.x = 9
    print(p.x, p.y)
    i = 0
    xs = [0, 0, 0]
    i, xs[i] = 2, 5
    print(i, xs)
    xs[0], xs[1], xs[2] = xs[2], xs[0], n
    print(xs)
    a, b = b0, a0 = n, 2
    print(a, b, b0, a0)
    for p.x in range(3):
        pass
    print(p.x)
    for xs[1], c in [(7, 'a'), (8, 'b')]:
        print(xs, c)
    ((a, b), c), d = ((1, n), 3), 4
    print(a, b, c, d)
    xs[1:] = [n] * 3
    xs[:1] = []
    xs[len(xs):] = [4, 5]
    print(xs)
    x: int = n
    y: 'str'
    y = 'annotated'
    print(x, y)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
