def show(**kw):
    return len(kw)


def named(a, b=2, **kw):
    return a * 100 + b * 10 + len(kw)


def get(**kw):
    x = kw['x']
    y = kw.get('y', 5)
    return x + y, 'z' in kw


def inner(p, q=1, r=2):
    return p * 100 + q * 10 + r


def forward(**kw):
    return inner(**kw)


def forward2(*args, **kw):
    return inner(*args, **kw)


def mixed(*args, sep='-', **kw):
    return sep.join([str(a) for a in args]) + sep + ','.join([k + '=' + str(kw[k]) for k in kw])


def entry_point(argv):
    n = len(argv)
    print(show(), show(a=1), show(a=1, b=n))
    print(named(1), named(1, 3), named(1, c=4), named(b=n, a=2, z=3, y=4))
    print(get(x=n), get(x=1, y=2), get(x=1, z=3))
    print(forward(p=n), forward(p=1, r=5), forward(r=n, q=8, p=9))
    print(forward2(n), forward2(1, 2), forward2(1, r=7), forward2(p=3, q=n))
    print(mixed(1, 2), mixed(1, a=3, b=4), mixed(sep='+', k=n), mixed())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
