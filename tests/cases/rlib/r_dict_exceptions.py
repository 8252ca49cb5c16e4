from rpython.rlib.objectmodel import r_dict


class FooError(Exception):
    pass


class BarError(Exception):
    pass


def myeq(n, m):
    if n == 99:
        raise BarError
    return n == m


def myhash(n):
    if n < 0:
        raise FooError
    return n % 3


def contains(d, n):
    try:
        return n in d
    except FooError:
        return False
    except BarError:
        return True


def getitem(d, n):
    try:
        return d[n]
    except FooError:
        return 99
    except KeyError:
        return 98
    except BarError:
        return 97


def get(d, n):
    try:
        return d.get(n, 5)
    except FooError:
        return 96


def setitem(d, n):
    try:
        d[n] = 1
        return "set"
    except FooError:
        return "foo"


def delitem(d, n):
    try:
        del d[n]
        return "deleted"
    except FooError:
        return "foo"
    except KeyError:
        return "key"


def entry_point(argv):
    d = r_dict(myeq, myhash)
    d[5] = 1
    n = 0 - len(argv)
    print(getitem(d, n), getitem(d, 5), getitem(d, 6))
    print(contains(d, n), contains(d, 5), contains(d, 7))
    print(get(d, n), get(d, 5), get(d, 8))
    print(setitem(d, n), setitem(d, 9))
    print(delitem(d, n), delitem(d, 9), delitem(d, 9))
    e = r_dict(myeq, myhash)
    e[5] = len(argv)
    try:
        value = n in e
    except FooError:
        value = 99
    print(value + 0)
    return 0
