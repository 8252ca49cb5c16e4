def total(**kw):
    t = 0
    for k, v in kw.items():
        t += v * len(k)
    return t


def describe(**kw):
    return ', '.join(['%s=%d' % (k, kw[k]) for k in sorted(kw)])


def defaults(**kw):
    kw.setdefault('size', 10)
    kw['extra'] = 1
    return kw


def popped(**kw):
    flag = kw.pop('flag', False)
    return flag, sorted(kw.keys())


def entry_point(argv):
    n = len(argv)
    print(total(), total(a=n), total(aa=1, bbb=2))
    print(describe(), describe(y=2, x=n))
    print(defaults(), defaults(size=n), defaults(other=3))
    print(popped(), popped(flag=True), popped(other=True))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
