class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x7fffffff
        return (self.state >> 8) % n


def runs(rnd, n):
    v = []
    while len(v) < n:
        run = sorted([rnd.below(10000) for _ in range(1 + rnd.below(100))])
        if rnd.below(3) == 0:
            run.reverse()
        v.extend(run)
    return v


def patterns(rnd, n):
    yield 'random', [rnd.below(100000) for _ in range(n)]
    yield 'few values', [rnd.below(4) for _ in range(n)]
    yield 'rising', list(range(n))
    yield 'falling', list(range(n, 0, -1))
    yield 'equal', [7] * n
    almost = list(range(n))
    for _ in range(3):
        if n:
            almost[rnd.below(n)] = rnd.below(n)
    yield 'almost', almost
    yield 'rising, then random', list(range(n)) + [rnd.below(n + 1) for _ in range(10)]
    yield 'saw', [i % 17 for i in range(n)]
    yield 'two runs', list(range(0, n, 2)) + list(range(1, n, 2))
    yield 'blocks', [(n - i) // 40 * 1000 + i for i in range(n)]
    yield 'organ pipe', list(range(n // 2)) + list(range(n // 2, 0, -1))
    yield 'falling with equals', [-(i // 3) for i in range(n)]
    yield 'runs', runs(rnd, n)


def is_sorted(v):
    for i in range(1, len(v)):
        if v[i] < v[i - 1]:
            return False
    return True


def entry_point(argv):
    rnd = Random(42)
    for n in (0, 1, 2, 3, 33, 64, 65, 150):
        for name, v in patterns(rnd, n):
            total = sum(v)
            pairs = [(x, i) for i, x in enumerate(v)]
            w = v[:]
            w.sort()
            pairs.sort(key=lambda p: p[0])
            back = sorted(v, reverse=True)
            back.reverse()
            stable = all([pairs[i] < pairs[i + 1] for i in range(len(pairs) - 1)])
            if not is_sorted(w) or sum(w) != total or not stable or w != back or len(w) != len(v):
                print('wrong', name, n)
        print(n, v[:3], v[-3:], sum(v))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
