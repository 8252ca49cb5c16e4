class Seq:
    def __init__(self, n):
        self.n = n

    def __getitem__(self, s):
        if isinstance(s, slice):
            start, stop, step = s.indices(self.n)
            return list(range(start, stop, step))
        return [s]


def entry_point(argv):
    s = slice(1, 5)
    xs = list(range(10))
    print(xs[s], 'abcdefgh'[s], (0, 1, 2, 3, 4, 5)[s], b'abcdef'[s])
    print(s.start, s.stop, s.step)
    print(xs[slice(None)], xs[slice(3)], xs[slice(None, None, -2)], xs[slice(-3, None)])
    print(slice(1, 10, 2).indices(5), slice(None).indices(3), slice(-100, 100).indices(4), slice(None, None, -1).indices(4))
    print(repr(slice(1, 2)), slice(1, 2) == slice(1, 2), slice(1) == slice(2))
    try:
        xs[slice(0, 5, 0)]
    except ValueError as e:
        print('ValueError', e)
    q = Seq(10)
    print(q[2:8:3], q[::-3], q[5:], q[4], q[-3:])
    which = slice(len(argv), 4) if len(argv) < 100 else slice(0, 1)
    xs[which] = [100]
    print(xs)
    del xs[slice(0, 3)]
    print(xs)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
