class A:
    x = 5

    def __init__(self):
        self.y = 6

    def m(self):
        return 'A.m'


class B(A):
    def __call__(self):
        return 'called'

    def m(self):
        return 'B.m'


def f():
    return 'f'


def kind(v):
    return 'A' if isinstance(v, A) else 'other'


def entry_point(argv):
    n = len(argv)
    a, b = A(), B()
    print(getattr(a, 'x'), getattr(a, 'y'), getattr(a, 'zz', -1), getattr(b, 'm')(), hasattr(a, 'y'), hasattr(a, 'q'))
    setattr(a, 'y', n + 10)
    print(a.y, callable(f), callable(a), callable(b), callable(A), callable(len), callable(a.m), callable(n))
    print(isinstance(b, A), isinstance(a, B), isinstance(n, int), isinstance(True, int), isinstance('s', (int, str)))
    print(isinstance(1.5, float), isinstance([], list), isinstance({}, dict), isinstance(None, A), isinstance((), tuple))
    print(issubclass(B, A), issubclass(A, B), issubclass(B, (int, A)), issubclass(bool, int), type(b) is B, type(b) is A)
    print(type(n) is int, type('') is str, type(b).__name__, type(a) == type(A()), kind(a), kind(b))
    things = [a, b]
    print([t.m() for t in things], [type(t).__name__ for t in things], [isinstance(t, B) for t in things])
    print(a is things[0], a is not b, id(a) == id(things[0]), id(a) != id(b), a == a, a != b, hash(a) == hash(things[0]))
    print(b(), [c for c in [f, b.__call__] if callable(c)][0](), divmod(17, 5), divmod(-17, 5), divmod(7.5, 2), pow(2, 10), pow(3, 4, 5))
    print(abs(-3), abs(2.5), round(2.5), round(3.5), round(-2.567, 2), chr(65), ord('é'), bin(10), oct(8), hex(255))
    print(repr('a\n'), ascii('é'), format(3.14159, '.2f'), format(255, 'x'), str(None), int('ff', 16), float('1e3'), bool(''))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
