def entry_point(argv):
    n = len(argv)
    for i in [0, 1, -5, 42, 1 << 40, -(1 << 50)]:
        print(hash(i * n) == hash(i), hash(i * n) == hash(float(i * n)) if False else True, hash(i) == hash(i + n - 1), i in {i * n: 1}, len({i, i * n}))
    print(hash(True) == hash(n), hash(False) == hash(n - 1), len({1: 'a', n: 'b', True: 'c'}), {n: 'x'}.get(1), {1 << 62: 2}.get((1 << 62) * n))
    table = {}
    for i in range(1000):
        table[i * 4294967296] = i
    print(len(table), table[5 * 4294967296], table.get(6 * 4294967296 + 1, -1), sum(table.values()))
    print(hash((n, 2)) == hash((1, n + 1)), hash('a' * n) == hash('a'), hash(0.5 * n) == hash(0.5), hash(-0.0 * n) == hash(0.0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
