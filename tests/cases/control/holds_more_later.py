"""What a variable holds first does not fix what is done with what it holds later."""
class A:
    def __init__(self, v):
        self.v = v
    def __str__(self):
        return 'A(%d)' % self.v

    def __repr__(self):
        return '<A %d>' % self.v


def show(x):
    return str(x)


def pick(flag, a, b):
    f = a
    if flag:
        f = b
    return f([3, 1, 2])


def total(xs):
    n = 0
    for x in xs:
        n += x
    return n


def maybe(n):
    x = None
    for i in range(n):
        print(str(x), repr(x), '%s' % (x,), f'{x}')
        if i % 2:
            x = None
        else:
            x = A(i)


def maybe_text(n):
    x = None
    for i in range(n):
        print(str(x), repr(x), '%s|%r' % (x, x), f'{x}', f'{x!r}')
        if i % 2:
            x = None
        else:
            x = 'é%d' % i


def maybe_list(n):
    x = None
    for i in range(n):
        print(x, repr(x), '%s' % (x,), x == [1], not x)
        if i % 2:
            x = None
        else:
            x = [i]


def maybe_float(n):
    x = 1
    for i in range(n):
        print(x)
        x = x * 0.5


def entry_point(argv):
    print(pick(False, len, total), pick(True, len, total))
    print(pick(len(argv) > 100, max, total), pick(len(argv) > 0, max, total))
    maybe(3)
    maybe_text(3)
    maybe_list(3)
    f = len
    for i in range(3):
        print(f([1, 2, 3 + i]))
        if i == 0:
            f = sum
        else:
            f = total
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
