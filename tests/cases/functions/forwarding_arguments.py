class Base:
    def __init__(self, name, *, size=1, color='red'):
        self.text = '%s/%d/%s' % (name, size, color)


class Child(Base):
    def __init__(self, *args, extra=0, **kwargs):
        super().__init__(*args, **kwargs)
        self.extra = extra


class Grand(Child):
    def __init__(self, name, **kwargs):
        super().__init__(name + '!', **kwargs)


def call(f, *args, **kwargs):
    return f(*args, **kwargs)


def timed(f, *args):
    return f(*args), len(args)


def first(*args):
    return args[0] if args else None


def rest(head, *tail):
    return head + sum(tail)


def collect(*args, sep=',', **named):
    return sep.join([str(a) for a in args]) + '|' + sep.join(['%s=%d' % (k, named[k]) for k in sorted(named)])


def swap(a, b):
    return b, a


def entry_point(argv):
    n = len(argv)
    print(Child('c').text, Child('d', size=n + 4).text, Child('e', color='blue', extra=9).extra)
    print(Grand('g').text, Grand('h', size=3, extra=2).text, Grand('i', color='x').extra)
    print(call(swap, 1, n), call(swap, b=1, a=2), call(rest, 1, 2, 3), call(len, 'abc'), call(Base, 'z', size=2).text)
    print(timed(rest, 5), timed(rest, 5, 6), timed(swap, 'x', 'y'))
    print(first(), first(3), first('a', 'b'), rest(n), collect(), collect(1, 2), collect(1, sep='-', z=1, a=2))
    print(collect(*[1, 2], **{'k': n}))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
