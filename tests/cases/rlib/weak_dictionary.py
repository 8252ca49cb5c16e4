from rpython.rlib.rweakref import RWeakValueDictionary


class Value:
    def __init__(self, n):
        self.n = n


def entry_point(argv):
    cache = RWeakValueDictionary(str, Value)
    a = Value(1)
    b = Value(2)
    cache.set('a', a)
    cache.set('b', b)
    print(cache.get('a').n, cache.get('b') is b, cache.get('c') is None)
    cache.set('a', b)
    print(cache.get('a').n)
    cache.set('b', None)
    print(cache.get('b') is None)
    print(a.n + b.n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
