class P:
    def __init__(self, name, age):
        self.name = name
        self.age = age

    def __repr__(self):
        return self.name

    def older(self):
        return -self.age


def by_len(s):
    return len(s)


def entry_point(argv):
    n = len(argv)
    words = ['pear', 'fig', 'apple', 'kiwi', 'date', 'Fig']
    print(sorted(words), sorted(words, key=len), sorted(words, key=len, reverse=True))
    print(sorted(words, key=str.lower), sorted(words, key=lambda w: (len(w), w)))
    print(sorted(words, key=by_len, reverse=False), sorted(words, reverse=True))
    ps = [P('a', 3), P('b', 1), P('c', 3), P('d', 2)]
    print(sorted(ps, key=lambda p: p.age), sorted(ps, key=lambda p: p.age, reverse=True))
    print(sorted(ps, key=P.older), sorted(ps, key=lambda p: (-p.age, p.name)))
    ps.sort(key=lambda p: p.name, reverse=True)
    print(ps)
    print(sorted([3, 1, 2], key=lambda x: -x), sorted('hello'), sorted({3: 'a', 1: 'b'}))
    print(sorted([(1, 'b'), (1, 'a'), (0, 'z')]), sorted([[2], [1, 5], [1]]))
    print(sorted([2.5, -1.0, 2.25]), sorted([True, False, True]), sorted(range(5), key=lambda x: x % n if n > 1 else -x))
    print(sorted([], key=len), sorted(['x'], key=len))
    print(sorted(set([3, 1, 2])), sorted(x * x for x in [-3, 1, 2]))
    weights = {'a': 3, 'b': 1}
    print(sorted(weights, key=weights.get), sorted(weights.items(), key=lambda kv: kv[1]))
    data = list(range(40))
    data.sort(key=lambda x: x % 3)
    print(data)
    calls = []

    def key(x):
        calls.append(x)
        return -x
    print(sorted([1, 2, 3], key=key), calls)
    print(min(words, key=len), max(words, key=len), min(ps, key=lambda p: p.age), max(3, 9, 4, key=lambda x: -x))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
