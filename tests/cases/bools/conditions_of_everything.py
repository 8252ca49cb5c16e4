class Truthy:
    def __init__(self, n):
        self.n = n

    def __bool__(self):
        return self.n > 0


class Sized:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


class Plain:
    pass


def truth(flag):
    return 'T' if flag else 'F'


def letter(flag):
    return 'Y' if flag else 'N'


def entry_point(argv):
    n = len(argv)
    zero = n - n
    print(truth(n), truth(zero), truth(''), truth('x'), truth([]), truth([0]), truth({}), truth({0: 0}))
    print(letter(0.0), letter(-0.0), letter(0.1), letter(None), 'T' if () else 'F', 'T' if (0,) else 'F', letter(b''), letter(b'\0'))
    print(letter(set()), letter({0}), bool(Truthy(0)), bool(Truthy(1)), bool(Sized(0)), bool(Sized(2)), bool(Plain()))
    print(bool(range(0)), bool(range(3)), bool(frozenset()), bool(truth), bool(Plain))
    print(not [], not [1], not not '', bool('False'), bool(0), bool([[]]), bool(None))
    print(True + True, True * 3, -True, ~True, True / 2, False ** 0, int(True), str(True), repr(False))
    print(True & False, True | False, True ^ True, True == 1, True is (n == 1), sum([True, True]))
    print([False, True][n == 1], 'ab'[True], max(True, False), sorted([True, False, True]))
    t = Truthy(1)
    t.n = zero
    print(bool(t), not t, 1 if t else 2 if n else 3)
    x = n > 0 and zero == 0
    y = n > 5 or zero != 0
    print(x, y, x is True, type(x).__name__, x == y, x != y, x > y)
    while t:
        break
    else:
        print('falsy')
    if Sized(0) or Sized(3):
        print('or of objects')
    print('%d %s %5.1f' % (True, True, True), f'{True:d} {False}', hash(True), {True: 'yes'}[1])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
