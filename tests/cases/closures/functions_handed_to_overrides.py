class Plain(object):
    def __init__(self, name):
        self.name = name

    def apply(self, f):
        return False


class Bound(Plain):
    def apply(self, f):
        print(self.name, f(2))
        f = (lambda g: lambda x: g(x) + 1)(f)
        print(self.name, f(2))
        return f(0) > 0


class Selfish(Plain):
    def apply(self, f):
        if f(1) > 100:
            return True
        # The function that it captures is the one that it becomes.
        f = lambda x: 200 if x == 0 else f(x - 1)
        return f(3) > 100


def run(*rest):
    made = Bound('run').apply(lambda a: len(rest))
    return made


class Counter(object):
    def __init__(self):
        self.n = 0

    def next(self, by):
        self.n += by
        return self.n


def entry_point(argv):
    k = len(argv)
    print(run([], [k], []), run([k]))
    counter = Counter()
    for p in [Plain('plain'), Bound('bound'), Selfish('selfish')]:
        print(p.apply(lambda a: a * k), p.apply(counter.next), counter.n)
        if p.apply(lambda a: 0):
            print(p.name)
    maybe = None
    for p in [Bound('first'), Bound('second')]:
        if maybe is not None:
            print(maybe(5), p.apply(maybe))
        maybe = lambda x: x + k
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
