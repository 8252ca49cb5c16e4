from functools import lru_cache, cache, reduce, cmp_to_key


@cache
def grid(x, y):
    if x == 0 or y == 0:
        return 1
    return grid(x - 1, y) + grid(x, y - 1)


@lru_cache(maxsize=None)
def word(s, n=2):
    return s * n


class Fibs:
    def __init__(self):
        self.calls = 0

    @lru_cache(maxsize=100)
    def value(self, n):
        self.calls += 1
        return n if n < 2 else self.value(n - 1) + self.value(n - 2)


@lru_cache(maxsize=0)
def never_kept(x, log=[]):
    log.append(x)
    return len(log)


def edit_distance(a, b):
    @cache
    def go(i, j):
        if i == len(a) or j == len(b):
            return len(a) - i + len(b) - j
        if a[i] == b[j]:
            return go(i + 1, j + 1)
        return 1 + min(go(i + 1, j), go(i, j + 1), go(i + 1, j + 1))
    return go(0, 0)


def coins(total):
    values = [1, 5, 10, 25]

    @lru_cache(maxsize=None)
    def ways(rest, k):
        if rest == 0:
            return 1
        if rest < 0 or k < 0:
            return 0
        return ways(rest - values[k], k) + ways(rest, k - 1)
    return ways(total, 3)


def compare(a, b):
    if len(a) != len(b):
        return len(b) - len(a)
    return (a > b) - (a < b)


BY_COMPARE = cmp_to_key(compare)


def entry_point(argv):
    n = len(argv)
    print(grid(10, 10), grid.cache_info().misses, grid.cache_info().hits > 0)
    print(word('ab'), word('ab', 3), word('ab'), word.cache_info())
    f = Fibs()
    print(f.value(40), f.calls)
    print(never_kept(1), never_kept(1))
    print(edit_distance('kitten', 'sitting'), edit_distance('', 'abc'), coins(100))
    print(sorted(['bb', 'a', 'ccc', 'aa'], key=BY_COMPARE))
    print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: (b - a) * n)))
    print(reduce(lambda a, b: a * b, [1, 2, 3, 4], n), reduce(max, [3, 9, 2]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
