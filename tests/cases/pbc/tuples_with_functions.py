def one(x):
    return x + 1


def two(x):
    return x * 2


def three(x):
    raise ValueError(f'three {x}')


class A:
    def name(self):
        return 'a'


class B(A):
    def name(self):
        return 'b' + super().name()


class C(A):
    def name(self):
        return 'c'


def entry_point(argv):
    n = len(argv)
    for f in (one, two, one):
        print(f(n + 4), end=' ')
    print()
    for name, f in (('one', one), ('two', two), ('three', three)):
        try:
            print(name, f(n + 4))
        except ValueError as e:
            print(name, 'failed:', e)
    for name, (f, k) in (('x', (two, 1)), ('y', (one, 2))):
        print(name, f(k))
    for thing in (B(), C()):
        print(thing.name(), isinstance(thing, C))
    for number, thing in ((1, C()), (2, A()), (3, B())):
        print(number, thing.name())
    for cls, f in ((B, one), (C, two)):
        print(cls().name(), f(10))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
