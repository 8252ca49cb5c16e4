def entry_point(argv):
    n = len(argv)
    print([[i * j for j in range(3)] for i in range(3)])
    print([x for row in [[1, 2], [3], []] for x in row if x != 2])
    print([(x, y) for x in range(4) if x % 2 for y in 'ab' if y != 'a' or x > 1])
    print({k: [v for v in range(k)] for k in range(3)})
    print(sorted({len(w) for w in ['a', 'bb', 'cc']}))
    print({v: k for k, v in {'a': 1, 'b': 2}.items()})
    print([a + b for a, b in [(1, 2), (3, 4)]], [a for a, *b in [[1, 2, 3], [4]]])
    m = [[1, 2, 3], [4, 5, 6]]
    print([[row[i] for row in m] for i in range(3)], [sum(col) for col in zip(*[(1, 2), (3, 4)])])
    print([f(2) for f in [lambda x: x + n, lambda x: x * 10]])
    print([c for c in 'abc'][::-1], ''.join([c * 2 for c in 'xy']), [i for i in range(10) if i % 2 if i % 3])
    print([x if x > 1 else -x for x in range(4)], [not x for x in [0, 1]])
    x = 'outer'
    print([x for x in range(2)], x)
    print([(lambda: i)() for i in range(3)])
    print({(i, j): i * j for i in range(2) for j in range(2)})
    print([y for x in [1, 2] for y in [x * 10]], [[] for _ in range(2)])
    print([z for z in [w for w in [v for v in range(5) if v] if w > 1] if z < 4])
    print(len([None for _ in range(5)]), {1: 2 for _ in range(3)}, [*[1], *[2 for _ in range(2)]])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
