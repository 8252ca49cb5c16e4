from collections import defaultdict, Counter
import functools


@functools.lru_cache(maxsize=None)
def f(*args):
    print("computed", args)
    return len(args)


def perms(n):
    out = {(): 0}
    for i in range(n):
        for k in list(out):
            out[k + (i,)] = i
    return out


def entry_point(argv):
    print(f(), f())
    d = {(): 1}
    try:
        del d[()]
        print(d[()])
    except KeyError as e:
        print(repr(e))
    try:
        d.pop(())
    except KeyError as e:
        print(e)
    print(d.pop((), 5), d.setdefault((), 6), d)
    dd = defaultdict(list)
    dd[()].append(1)
    print(dict(dd))
    c = Counter([(), ()])
    print(c[()], c.most_common())
    n = {((), 1): 2}
    print(n[((), 1)])
    m = {((), ()): 2}
    print(m[((), ())])
    try:
        m.pop(((), ()))
        print(m[((), ())])
    except KeyError as e:
        print(e)
    print(perms(2))
    s = frozenset([()])
    print(s, {s: 1}, s == {()})
    try:
        {()}.remove(())
        set([()]).difference([()]).remove(())
    except KeyError as e:
        print(e)
    e2 = {(): ()}
    print(e2, e2.get(()), e2[()] == ())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
