from rpython.rlib.objectmodel import specialize


@specialize.arg(0)
def apply(op, a, b):
    if op == 'add':
        return a + b
    if op == 'less':
        return a < b
    return str(a) + str(b)


@specialize.arg(1)
def convert(x, cls):
    return cls(x)


class Wrap:
    def __init__(self, v):
        self.v = v

    @specialize.arg(1)
    def get(self, name, default):
        if name == 'v':
            return self.v
        return default


class IntBox:
    def __init__(self, x):
        self.x = x


class StrBox:
    def __init__(self, x):
        self.x = str(x)


def entry_point(argv):
    n = len(argv)
    print(apply('add', n, 2), apply('less', n, 2), apply('cat', n, 2))
    print(convert(n, IntBox).x, convert(n, StrBox).x + '!')
    w = Wrap(n)
    print(w.get('v', 0), w.get('w', 'none'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
