from rpython.rlib.listsort import make_timsort_class, TimSort


class Item(object):
    def __init__(self, key, n):
        self.key = key
        self.n = n


def lt_desc(a, b):
    return a > b


Descending = make_timsort_class(lt=lt_desc)
Plain = make_timsort_class()
Strings = make_timsort_class()
ItemBase = make_timsort_class()


class ByKey(ItemBase):
    def lt(self, a, b):
        return a.key < b.key


class ByLength(Strings):
    def lt(self, a, b):
        return len(a) < len(b)


def entry_point(argv):
    seed = len(argv)
    for size in [0, 1, 2, 7, 31, 64, 200]:
        numbers = []
        for i in range(size):
            seed = (seed * 1103515245 + 12345) % 2147483648
            numbers.append(seed % 50)
        expected = sorted(numbers)
        TimSort(numbers).sort()
        print(size, numbers == expected, end=' ')
        Descending(numbers).sort()
        print(numbers == expected[::-1])
    items = [Item('bca'[i % 3], i) for i in range(20)]
    ByKey(items).sort()
    print(' '.join(['%s%d' % (item.key, item.n) for item in items]))
    words = ['ccc', 'a', 'bb', 'dddd', '', 'ee', 'f']
    ByLength(words).sort()
    print(words)
    ByLength(words, 3).sort()
    print(words)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
