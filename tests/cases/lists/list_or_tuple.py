from typing import Sequence, Iterable


class Task:
    tags = ()

    def __init__(self, name, deps=(), tags=None):
        self.name = name
        self.deps = deps
        if tags is not None:
            self.tags = tags


FIXED = Task('fixed', ('a', 'b'))
BARE = Task('bare')
LISTED = Task('listed', ['q'], ['t1'])


def total(xs: Sequence[int]) -> int:
    n = 0
    for i in range(len(xs)):
        n += xs[i] * (i + 1)
    return n


def pick(flag, items):
    chosen = items if flag else (10, 20, 30)
    return chosen


def gen(xs):
    for x in xs or ():
        yield x


def none_or(flag):
    if flag == 0:
        return None
    if flag == 1:
        return [1]
    if flag == 2:
        return ()
    return (5, 6)


def grown(n):
    t = ()
    for i in range(n):
        t += (i,)
    return t


def entry_point(argv):
    for t in [FIXED, BARE, LISTED, Task('x', ['y', 'z'])]:
        print(t.name, len(t.deps), list(t.deps), ','.join(t.deps), 'q' in t.deps, sorted(t.tags, reverse=True))
        print([d.upper() for d in t.deps], tuple(t.deps), set(t.tags), any(t.deps), bool(t.deps), not t.tags)
        for i, d in enumerate(t.deps, 1):
            print(i, d, end=' ')
        print()
        print([*t.deps, 'end'], list(zip(t.deps, t.tags)), list(reversed(t.deps)))
    print(total([1, 2, 3]), total((1, 2, 3)), total(()), total(range(4)))
    data = [7, 8, 9]
    for flag in (True, False):
        p = pick(flag, data)
        print(p[0], p[-1], list(p[1:]), sum(p), max(p), min(p), p.index(p[1]), p.count(30), len(p[:2]), list(p[::-1]))
        a, b, c = p
        first, *rest = p
        print(a, b, c, first, rest, list(map(str, p)), list(filter(lambda x: x > 8, p)))
        try:
            x, y = p
        except ValueError as e:
            print(e)
    print(list(gen(None)), list(gen([1])), list(gen((1, 2))))
    for k in range(4):
        v = none_or(k)
        print(k, v is None, not v, [] if v is None else list(v))
        try:
            print(len(v))
        except TypeError as e:
            print(e)
    d = {'a': [1, 2]}
    e = {}
    for key in 'ab':
        got = d.get(key, ())
        e[key] = got
        print(key, sum(got), [x for x in got if x > 1])
    print(sorted(e), [len(v) for v in e.values()])
    out = []
    out.extend(d.get('z', ()))
    out.extend(d.get('a', ()))
    out += d.get('a', ())
    out[1:1] = list(d.get('a', ()))
    d['a'].append(3)
    print(out, list(e['a']), max(d.get('q', ()), default=-1))
    print(sum(grown(3)) + sum(pick(True, grown(4))), list(pick(False, grown(2))))
    m = {'k': {'x': 1}}
    print([k for k in m.get('k', ())], [k for k in m.get('z', ())], 'x' in m.get('k', ()), len(m.get('w', ())))
    s = {'k': {1, 2}}
    u = set()
    for key in ('k', 'w'):
        u |= set(s.get(key, ()))
        u.update(s.get(key, ()))
    print(u, u.issuperset(s.get('k', ())))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
