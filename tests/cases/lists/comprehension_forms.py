def pairs(n):
    return [(i, j) for i in range(n) for j in range(i)]


def entry_point(argv):
    n = len(argv) + 3
    print([x for x in range(n) if x % 2 if x > 1], pairs(n), [[j for j in range(i)] for i in range(n)])
    print({x: [y for y in range(x)] for x in range(3)}, sorted({(x, y) for x in 'ab' for y in 'ba' if x != y}))
    m = [[1, 2, 3], [4, 5, 6]]
    print([x for row in m for x in row], [[row[i] for row in m] for i in range(3)], [sum(row) for row in m])
    print([a + b for a, b in zip([1, 2], [3, 4])], [i * c for i, c in enumerate('abc')], [w[0] for w in 'the big cat'.split()])
    print([x if x % 2 else -x for x in range(5)], [y := 5, y + 1], [(x, x * x)[x > 2] for x in range(5)])
    x = 'outer'
    squares = [x * x for x in range(3)]
    print(x, squares, sum(x * x for x in range(4)), max((len(w), w) for w in ['a', 'bcd', 'xyz']))
    fs = [lambda k=k: k * 10 for k in range(3)]
    print([f() for f in fs], list(x for x in 'abc' if x != 'b'), ','.join(str(i) for i in range(4)))
    d = {'a': 1, 'b': 2}
    print({v: k for k, v in d.items()}, [k for k in d], {k.upper() for k in d} == {'A', 'B'}, dict((k, v + 1) for k, v in d.items()))
    nested = [[[i + j + k for k in range(2)] for j in range(2)] for i in range(2)]
    print(nested, [z for a in nested for b in a for z in b if z], any([] for _ in range(3)), all(x for x in [1, 2]))
    words = ['apple', 'bob', 'cat']
    lengths = {w: len(w) for w in words if 'b' not in w}
    print(lengths, [w for w, l in sorted(lengths.items(), key=lambda p: p[1])], tuple(w[::-1] for w in words))
    print([[]] == [[] for _ in range(1)], [None for _ in range(2)], [i for i in range(10)][::3], len([0 for _ in range(100)]))
    gen = (c for c in 'xyz')
    print(next(gen), list(gen), list(gen))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
