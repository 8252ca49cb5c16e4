# What `yield from` gives of a generator that returns a value, or `None`, or both.


def nothing(n):
    yield n


def named(n):
    r = yield from nothing(n)
    print('nothing gives', r, r is None)
    return 'done'


def number(n):
    yield n
    if n == 1:
        return n * 10


def text(n):
    yield n
    if n == 1:
        return 'one'
    elif n == 2:
        return
    elif n == 3:
        return None
    elif n == 4:
        return 'four' + str(n)


def both(n):
    r = yield from number(n)
    print('number', r, r is None)
    t = yield from text(n)
    print('text', t, t is None, t == 'one')
    s = yield from named(n)
    print(s)
    while n > 3:
        n -= 1
        u = yield from number(n - 2)
        print(u)


def counted(n):
    if n == 0:
        return 0
    yield n
    x = yield from counted(n - 1)
    yield -n
    return x + 1


def shown(n):
    t = yield from counted(n)
    print('counted', t)


def entry_point(argv):
    for n in range(6):
        print(list(both(n)))
    print(list(shown(3)), list(shown(0)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
