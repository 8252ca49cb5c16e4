"""What is known first of a variable does not fix what is asked of it later."""
class P:
    pass


class Q(P):
    def __call__(self):
        return 7


def look(o):
    return getattr(o, 'late', -1)


def has(o):
    return hasattr(o, 'late')


def late(o, n):
    o.late = n


class B:
    def __len__(self):
        return 3


def size(x):
    return len(x)


def truth(x):
    if x:
        return 'yes'
    return 'no'


def grow(n):
    x = None
    for i in range(n):
        print(truth(x), x is None)
        x = B() if i % 2 == 0 else None


def words(n):
    out = []
    for i in range(n):
        print(out, len(out))
        if i == 1:
            out.append(None)
        else:
            out.append('w%d' % i)


def joined(n):
    t = (1, None)
    for i in range(n):
        print(t, str(t), '%s %s' % t)
        t = (i, 'x')


def numbers(n):
    best = None
    for i in range(n):
        print('best', best, str(best), f'{best}')
        if best is None or best < i:
            best = i


def mixed(n):
    d = {}
    for i in range(n):
        print(d, list(d.items()), sorted(d))
        d['k%d' % i] = None if i == 0 else [i]


def entry_point(argv):
    p = P()
    print(look(p), has(p))
    late(p, 4)
    print(look(p), has(p))
    q = P()
    print(look(q), has(q))
    grow(3)
    words(3)
    joined(3)
    numbers(3)
    mixed(3)
    for o in [P(), Q()]:
        print(callable(o))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
