class Seq:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, i):
        return self.items[i]

    def __len__(self):
        return len(self.items)


class OnlyGet:
    def __getitem__(self, i):
        if i >= 4:
            raise IndexError(i)
        return i * i


class OnlyIter:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        for i in range(self.n):
            yield i


class OnlyLen:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


def entry_point(argv):
    s = Seq(['a', 'b', 'c'])
    for x in s:
        print(x)
    print('b' in s, 'z' in s, 'z' not in s)
    print(list(s), len(s), bool(s), bool(Seq([])))
    print([x for x in reversed(s)])
    print(list(OnlyGet()), 9 in OnlyGet(), 5 in OnlyGet())
    print(sum(OnlyGet()), max(OnlyGet()))
    print(3 in OnlyIter(4), 4 in OnlyIter(4), list(OnlyIter(3)))
    a, b, c = OnlyIter(3)
    print(a, b, c)
    print(bool(OnlyLen(0)), bool(OnlyLen(2)))
    if not OnlyLen(0):
        print('empty')
    print('yes' if OnlyLen(1) else 'no')
    for i, x in enumerate(s):
        print(i, x)
    print(list(zip(s, OnlyGet())))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
