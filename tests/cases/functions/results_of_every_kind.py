def nothing():
    pass


def bare_return(n):
    if n:
        return
    print('not returned')


def numbers(k):
    if k == 0:
        return 1
    elif k == 1:
        return -1
    return k * k


def mixed_float(k):
    return 1.5 if k else 2.0


def instances(k):
    return A() if k else B()


class A:
    def name(self):
        return 'A'


class B(A):
    def name(self):
        return 'B'


def lists(k):
    if k:
        return [k]
    return []


def functions(k):
    return [len, ord][k] if k < 2 else abs


def tuples(k):
    return (k, 'x') if k else (0, '')


def optional(k):
    return None if k < 0 else 'text%d' % k


def raises_or(k):
    if k > 1:
        raise ValueError(k)
    return k


def through_finally(k):
    try:
        return 'try'
    finally:
        if k:
            print('finally')


def loop_return(xs):
    for x in xs:
        if x > 2:
            return x
    return -1


def generator_or_list(k):
    return sorted(x for x in range(k))


def classes(k):
    return A if k else B


def entry_point(argv):
    n = len(argv)
    print(nothing() is None, bare_return(n) is None, [numbers(k) for k in range(4)], [mixed_float(k) for k in range(2)])
    print([instances(k).name() for k in range(2)], lists(0), lists(n), functions(0)('ab'), tuples(0), tuples(n))
    print([optional(k) for k in [-1, 0, 1]], through_finally(n), loop_return([1, 5]), loop_return([]))
    try:
        print(raises_or(n), raises_or(n + 1))
    except ValueError as e:
        print('raised', e)
    print(generator_or_list(3), [classes(k)().name() for k in range(2)], classes(1) is A)
    r = [nothing(), nothing()]
    print(r, nothing(), [nothing() for _ in range(2)] == [None, None])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
