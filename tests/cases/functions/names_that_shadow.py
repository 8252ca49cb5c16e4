import math as m
from math import floor

len_ = len
values = [3, 1, 2]


def max(xs):
    best = xs[0]
    for x in xs:
        if x > best:
            best = x
    return best * 100


def shadow(list, str='s'):
    return list + [str]


def inner_import(n):
    if n:
        import math
        r = math.ceil(n + 0.5)
    else:
        from math import gcd as g
        r = g(12, 18)
    return r


def conditional(flag):
    if flag:
        def helper(x):
            return x + 1
    else:
        def helper(x):
            return x - 1
    return helper(10)


def sum_of(*args, start=0):
    total = start
    for a in args:
        total += a
    return total


class Scope:
    x = 5
    y = [x * k for k in range(3)] if False else [0, 5, 10]

    def get(self):
        return x

    x2 = x + 1


x = 'global'


def loop_scope():
    for i in range(3):
        last = i
    return i, last


def nested_functions():
    def a(n):
        return b(n - 1) if n > 0 else 'a'

    def b(n):
        return a(n - 1) if n > 0 else 'b'
    return a(5) + b(6)


def entry_point(argv):
    print(max(values), len_(values), shadow(['a']), shadow(['b'], 'c'), floor(2.7), m.pi > 3)
    print(inner_import(1), inner_import(0), conditional(True), conditional(False))
    print(sum_of(), sum_of(1, 2, 3), sum_of(1, start=10), Scope().get(), Scope.x2, Scope.y)
    print(loop_scope(), nested_functions())
    id = 5
    type = 'kind'
    print(id, type)
    [a, b], c = (1, 2), [3]
    print(a, b, c)
    f = lambda *xs, k=1, **kw: (len(xs), k, len(kw))
    print(f(), f(1, 2, k=3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
