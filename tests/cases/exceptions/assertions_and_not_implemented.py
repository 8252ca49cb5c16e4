class Base:
    def run(self, n):
        raise NotImplementedError

    def name(self):
        raise NotImplementedError('%s has no name' % type(self).__name__)

    def checked(self, n):
        assert n >= 0, 'negative: %d' % n
        assert isinstance(n, int)
        return self.run(n)


class Good(Base):
    def run(self, n):
        assert n < 10, ('too big', n)
        return n * 2

    def name(self):
        return 'good'


class Bad(Base):
    pass


def check(x):
    assert x, f'value is {x!r}'
    return 'ok'


def attempt(o, n):
    try:
        return str(o.checked(n))
    except AssertionError as e:
        return 'assertion %s %d' % (e, len(e.args))
    except NotImplementedError as e:
        return 'not implemented [%s] %r' % (e, e)


def nested():
    try:
        assert False
    except AssertionError as e:
        return repr(e), str(e), e.args == ()


def entry_point(argv):
    n = len(argv)
    for o in [Good(), Bad()]:
        print([attempt(o, k * n) for k in [-1, 3, 20]])
        try:
            print(o.name())
        except RuntimeError as e:
            print(type(e).__name__, e)
    print(check('a'), check(n), nested())
    for bad in ['', 'b']:
        try:
            print(check(bad))
        except AssertionError as e:
            print(e)
    try:
        assert n > 5, n
    except AssertionError as e:
        print(e, repr(e))
    assert n
    assert (n, 'always true')[0]
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
