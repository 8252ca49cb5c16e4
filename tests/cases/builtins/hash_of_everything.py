class A:
    pass


class B:
    def __init__(self, n):
        self.n = n

    def __eq__(self, o):
        return isinstance(o, B) and self.n == o.n

    def __hash__(self):
        return hash(('B', self.n))


class C:
    def __eq__(self, o):
        return True


class D:
    __hash__ = None


def entry_point(argv):
    a = A()
    print(hash(a) == hash(a), hash(B(1)) == hash(B(1)), hash(B(1)) == hash(B(2)))
    print(hash(5), hash(0), hash(-1) == hash(-1), hash(True), hash(False))
    print(hash('abc') == hash('ab' + 'c'), hash(b'abc') == hash(b'ab' + b'c'), hash('') == hash(''))
    print(hash((1, 'a')) == hash((1, 'a')), hash(()) == hash(()), hash((1, (2, 'x'))) == hash((1, (2, 'x'))))
    print(hash(1.0) == hash(1.0), hash(0.0) == hash(-0.0), hash(None) == hash(None))
    print(hash(frozenset([1, 2])) == hash(frozenset([2, 1])))
    print(hash(A) == hash(A), hash(entry_point) == hash(entry_point))
    m = a.__class__
    print(hash(m) == hash(A))
    try:
        print(hash(C()))
    except TypeError as e:
        print(e)
    try:
        print(hash(D()))
    except TypeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
