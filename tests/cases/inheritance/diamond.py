class Root:
    def __init__(self):
        self.trace = ['Root']

    def f(self):
        return 'Root.f'


class Left(Root):
    def f(self):
        return 'Left>' + super().f()


class Right(Root):
    def f(self):
        return 'Right>' + super().f()


class Both(Left, Right):
    def f(self):
        return 'Both>' + super().f()


class LogMixin:
    def log(self, m):
        self.trace.append(m)


class CountMixin:
    n = 0

    def count(self):
        self.n += 1
        return self.n


class Thing(LogMixin, CountMixin, Root):
    pass


class Thing2(Right, LogMixin):
    pass


def entry_point(argv):
    for o in (Root(), Left(), Right(), Both()):
        print(o.f())
    t = Thing()
    t.log('x')
    t.count()
    t.count()
    print(t.trace, t.n, t.f())
    t2 = Thing2()
    t2.log('y')
    print(t2.trace, t2.f())
    print([c.__name__ for c in Both.__mro__])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
