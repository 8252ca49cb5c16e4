def order(xs, key):
    return sorted(xs, key=key)


def best(xs, key):
    return max(xs, key=key)


def worst(xs, key=None):
    if key is None:
        return min(xs)
    return min(xs, key=key)


def group(xs, key):
    out = {}
    for x in xs:
        out.setdefault(key(x), []).append(x)
    return out


def runs(xs, key):
    prev = None
    cur = []
    for x in xs:
        k = key(x)
        if cur and k != prev:
            yield prev, cur
            cur = []
        cur.append(x)
        prev = k
    if cur:
        yield prev, cur


class Sorter:
    def __init__(self, key):
        self.key = key

    def sort(self, xs):
        return sorted(xs, key=self.key)


def entry_point(argv):
    xs = ["bb", "a", "ccc"]
    print(order(xs, len))
    print(order(xs, lambda s: s))
    print(order(xs, lambda s: (-len(s), s)))
    print(order(xs, lambda s: len(s) / 2))
    print(order([3, 1, 2], lambda s: -s))
    print(order([3, 1, 2], str))
    print(best(xs, len), best(xs, lambda s: s), best(xs, lambda s: (len(s), s)))
    print(worst(xs), worst(xs, len), worst(xs, str.upper), worst([1, 2], lambda n: -n))
    print(group(xs, len), group(xs, lambda s: s[0]), group([1, 2, 3], lambda n: n % 2 == 0))
    for k, c in runs(xs, len):
        print(k, c)
    for k, c in runs(xs, lambda s: s[0]):
        print(k, c)
    for k, c in runs([1, 1, 2], lambda s: s > 1):
        print(k, c)
    print(Sorter(len).sort(xs), Sorter(lambda s: s).sort(xs))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
