# Iterators over tuples of different items, tuples of any length, lists and ranges at one place.


def optional(s):
    if s == 'a':
        for o in (None, (len(s) if bool({}) else None)):
            print(o)


def numbers(n):
    if n == 0:
        it = iter((1, 2))
    elif n == 1:
        it = iter((1.5, n))
    elif n == 2:
        it = iter(())
    else:
        it = iter([n, n + 1])
    same = it
    print(sum(1 for x in it), sum(1 for x in same))


def texts(n):
    it = iter(('a', 'b', 'c')) if n % 2 else iter(('xyz', None))
    print(next(it))
    other = it
    print(next(other))
    for s in it:
        print('rest', s)


def some(n):
    return (1, 2) if n > 1 else (n,)


def lengths(n):
    it = iter((7,) * n if n else (5, 6)) if n < 3 else iter(some(n))
    total = 0
    for x in it:
        total += x
    return total


def grown(n):
    xs = [n]
    it = iter(xs) if n > 1 else iter((n, n + 1))
    print(next(it))
    xs.append(17)
    return list(it)


def ranges(n):
    it = iter(range(n)) if n > 1 else iter((3, n, 1))
    return [x for x in it] if n > 1 else list(it)


def backward(n):
    it = reversed((1, 2)) if n > 1 else reversed((None, n))
    return list(it)


def counted(n):
    it = enumerate(('a', 'b')) if n > 1 else enumerate((None, str(n)))
    return list(it)


def zipped(n):
    it = zip((1, 2), 'ab') if n > 1 else zip((None, n), 'xyz')
    return list(it)


class A(object):
    def name(self):
        return 'A'


class B(A):
    def name(self):
        return 'B'


def made(n):
    it = iter((A, B)) if n > 1 else iter((B,))
    return [cls().name() for cls in it]


def called(n):
    it = iter((len, lambda s: n)) if n > 1 else iter((len,))
    return [f('abc') for f in it]


def unpacked(n):
    a, b = iter((n, 'x')) if n < 0 else iter((None, 'y'))
    return a, b


def entry_point(argv):
    optional(''.strip(''))
    optional('a'.strip(''))
    for n in range(4):
        numbers(n)
        texts(n)
        print(lengths(n), grown(n), ranges(n), backward(n))
        print(counted(n), zipped(n), made(n), called(n))
    for t in (), (1,), (1, 2):
        print(t)
    for f in (len,):
        print(f('ab'))
    for a, (b, c) in (1, ('x', None)), (2, (str(len(argv)), 2.5)):
        print(a, b, c)
    return 0
