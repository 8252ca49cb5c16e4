from rpython.rlib.listsort import make_timsort_class, TimSort


class Record:
    def __init__(self, key, n):
        self.key = key
        self.n = n


def by_key(a, b):
    return a.key < b.key


RecordSort = make_timsort_class(lt=by_key)
BaseReversed = make_timsort_class()


class Reversed(BaseReversed):
    def lt(self, a, b):
        return b < a


def entry_point(argv):
    xs = [5, 3, 9, 1, 1, 8, -2, 7, 0, 4, 6, 2, 10, 11, -5, 3]
    TimSort(xs).sort()
    print(xs)
    ys = ['pear', 'fig', 'apple', 'kiwi', 'date']
    Reversed(ys).sort()
    print(ys)
    records = []
    for i in range(40):
        records.append(Record((i * 7) % 5, i))
    RecordSort(records).sort()
    print([r.key * 100 + r.n for r in records])
    empty = [0][:0]
    TimSort(empty).sort()
    one = [1]
    TimSort(one).sort()
    print(empty, one)
    big = []
    seed = 12345
    for i in range(500):
        seed = (seed * 1103515245 + 12345) % 2147483648
        big.append(seed % 1000)
    TimSort(big).sort()
    ok = True
    for i in range(499):
        if big[i] > big[i + 1]:
            ok = False
    print(ok, big[0], big[499])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
