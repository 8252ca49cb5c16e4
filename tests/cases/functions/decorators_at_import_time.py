import functools


def traced(log):
    def decorate(f):
        @functools.wraps(f)
        def wrapper(*args, **kwargs):
            log.append(f.__name__)
            return f(*args, **kwargs)
        return wrapper
    return decorate


def retry(times):
    def decorate(f):
        def wrapper(*args):
            last = None
            for i in range(times):
                try:
                    return f(*args)
                except ValueError as e:
                    last = e
            raise last
        return wrapper
    return decorate


def memo(f):
    known = {}

    def wrapper(x):
        if x not in known:
            known[x] = f(x)
        return known[x]
    wrapper.known = known
    return wrapper


def clamp(lo, hi):
    return lambda f: lambda *a: max(lo, min(hi, f(*a)))


def add_method(cls):
    cls.extra = lambda self: 'extra ' + self.name
    cls.tag = cls.__name__.lower()
    return cls


LOG = []
attempts = []


@traced(LOG)
def area(w, h=2, *, scale=1):
    return w * h * scale


@traced(LOG)
def greet(name, punct='!'):
    return 'hi ' + name + punct


@retry(3)
def flaky(n):
    attempts.append(n)
    if len(attempts) < n:
        raise ValueError('try %d' % len(attempts))
    return 'done after %d' % len(attempts)


@memo
def square(x):
    LOG.append('square')
    return x * x


@clamp(0, 10)
def diff(a, b):
    return a - b


@add_method
class Thing:
    def __init__(self, name):
        self.name = name

    @traced(LOG)
    def describe(self, times=1):
        return self.name * times

    @staticmethod
    @traced(LOG)
    def helper(x):
        return x + 1

    @classmethod
    @traced(LOG)
    def make(cls, n):
        return cls('t' * n)

    @property
    @traced(LOG)
    def size(self):
        return len(self.name)


def entry_point(argv):
    n = len(argv)
    print(area(3), area(3, 4), area(w=n, scale=5), greet('bob'), greet('al', punct='?'))
    print(flaky(3), attempts)
    try:
        flaky(50)
    except ValueError as e:
        print(e)
    print(square(4), square(4), square(5), sorted(square.known))
    print(diff(20, 3), diff(1, 3), diff(7, 2))
    t = Thing('ab')
    print(t.extra(), t.tag, t.describe(), t.describe(times=2), Thing.helper(n), Thing.make(3).size)
    print(LOG)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
