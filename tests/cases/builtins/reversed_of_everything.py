class Countdown:
    def __init__(self, n):
        self.n = n

    def __reversed__(self):
        return iter(range(self.n))


class Seq:
    def __len__(self):
        return 3

    def __getitem__(self, i):
        if i >= 3:
            raise IndexError(i)
        return i * 10


def entry_point(argv):
    n = len(argv)
    print(list(reversed([1, 2, n])), list(reversed('añb')), list(reversed((1, 2, 3))))
    print(list(reversed(range(0, 10, 3))), list(reversed(b'ab')), list(reversed(bytearray(b'xy'))))
    print(list(reversed({'a': 1, 'b': 2})), list(reversed({'a': 1, 'b': 2}.items())), list(reversed({1: 5, 2: 6}.values())))
    print(list(reversed(Countdown(3))), list(reversed(Seq())), list(Seq()))
    r = reversed([1, 2, 3])
    print(next(r), list(r), next(r, -1))
    xs = [1, 2, 3]
    for x in reversed(xs):
        if x == 3:
            xs.append(99)
        print(x, end=' ')
    print()
    for i, x in enumerate(reversed('ab'), n):
        print(i, x)
    print(''.join(reversed('hello')), [x for x in reversed([])])
    print(list(zip(reversed([1, 2]), reversed('xy'))))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
