def entry_point(argv):
    n = len(argv)
    print([x * y for x in range(3) for y in range(x, 3) if (x + y) % 2 == 0])
    print([[i * j for j in range(3)] for i in range(n, 3)])
    print({x % 3 for x in range(10)} == {0, 1, 2}, {x: x * x for x in range(3)}, {k: v for v, k in enumerate('ab')})
    print(sum(x * x for x in range(4)), max(len(s) for s in ['a', 'bcd', 'ef']), any(x > n for x in [0, 1]), all(x > 0 for x in [n, 2]))
    print([x if x % 2 else -x for x in range(5)], [(a, b) for a in 'xy' for b in [n, 2]])
    print(sorted({s.upper() for s in ['a', 'b', 'A']}), ','.join(str(i) for i in range(3)), list(c for c in 'hé'))
    print([x for x in [y for y in range(6) if y % 2] if x > n], [len(r) for r in [[1], [1, 2]]])
    print([a + b for a, b in zip([1, 2], [3, 4])], {a: [b] for a, b in [(1, 'p'), (2, 'q')]}, dict((k, k * 2) for k in range(2)))
    print(set(i // 2 for i in range(4)) == {0, 1}, [*(i for i in 'ab')])
    x = 'outer'
    print([x for x in range(2)], x)
    fs = [i for i in range(5) if i > n if i < 4]
    print(fs, [[] for _ in range(2)], [None for _ in range(n)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
