_instance = None
_table = None
_seed = 42


class Service:
    def __init__(self, n):
        self.n = n
        self.uses = 0


def get():
    global _instance
    if _instance is None:
        _instance = Service(7)
    _instance.uses += 1
    return _instance


def table():
    global _table
    if _table is None:
        _table = {}
        for i in range(5):
            _table[i] = i * i
    return _table


def rand():
    global _seed
    _seed = (_seed * 1103515245 + 12345) & 0x7fffffff
    return _seed % 100


def reset():
    global _instance, _table, _seed
    _instance = None
    _table = None
    _seed = 42


def entry_point(argv):
    print(get().uses, get().uses, get().n)
    print(table()[3], table() is table())
    first = [rand() for _ in range(5)]
    print(first)
    s = get()
    reset()
    print(get() is s, get().uses)
    print(first == [rand() for _ in range(5)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
