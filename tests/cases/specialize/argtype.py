from rpython.rlib.objectmodel import specialize


@specialize.argtype(0)
def describe(x):
    if isinstance(x, int):
        return 'int %d' % x
    if isinstance(x, str):
        return 'str ' + x
    if isinstance(x, float):
        return 'float ' + str(x)
    return 'object'


@specialize.argtype(0, 1)
def pair(a, b):
    return (b, a)


class A:
    def name(self):
        return 'A'


class B:
    def name(self):
        return 'B'


@specialize.argtype(0)
def call_name(x):
    return x.name()


class Store:
    def __init__(self):
        self.log = []

    @specialize.argtype(1)
    def add(self, x):
        self.log.append(str(x))
        return x


def entry_point(argv):
    n = len(argv)
    print(describe(n), describe('s' * n), describe(n * 1.5), describe(A()))
    print(pair(n, 'a'), pair('b', n), pair(2.5, None))
    print(call_name(A()), call_name(B()))
    s = Store()
    print(s.add(n) + 1, s.add('x') + 'y', s.log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
