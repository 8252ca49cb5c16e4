class A:
    pass


class B(A):
    pass


class C(A):
    def kind(self):
        return type(self)


def make(n):
    if n == 0:
        return A()
    if n == 1:
        return B()
    return C()


def entry_point(argv):
    for i in range(3):
        x = make(i)
        print(type(x) is A, type(x) is B, type(x) is C, type(x) == C, type(x) != A)
        print(type(x).__name__, x.__class__.__name__, type(x) is type(make(i)))
        t = type(x)
        if t is B:
            print('B!')
        print(t in (A, C), t in [B])
    counts = {}
    for i in [0, 1, 1, 2, 0, 1]:
        t = type(make(i))
        counts[t] = counts.get(t, 0) + 1
    print(counts[A], counts[B], counts[C])
    print(issubclass(type(make(1)), A), issubclass(A, B))
    print(type(C()) is C().kind())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
