def text(k):
    return 'abc' if k else None


def items(k):
    return [1, 2] if k else None


def table(k):
    return {'a': 1} if k else None


def group(k):
    return {1, 2} if k else None


def raw(k):
    return b'xy' if k else None


def number(k):
    return 5 if k else None


def attempt(k, z):
    t, xs, d, s, b, n = text(z), items(z), table(z), group(z), raw(z), number(z)
    if k == 0:
        return str(len(t))
    if k == 1:
        return t[0]
    if k == 2:
        return t[1:]
    if k == 3:
        return t + 'x'
    if k == 4:
        return 'x' + t
    if k == 5:
        return str('a' in t)
    if k == 6:
        return str(t < 'b')
    if k == 7:
        return ''.join([c for c in t])
    if k == 8:
        return t * 2
    if k == 9:
        return str(xs[0])
    if k == 10:
        xs[0] = 5
    if k == 11:
        del xs[0]
    if k == 12:
        return str(xs + [1])
    if k == 13:
        return str([1] + xs)
    if k == 14:
        return str(len(xs))
    if k == 15:
        return str(2 in xs)
    if k == 16:
        a, c = xs
    if k == 17:
        return str([x for x in xs])
    if k == 18:
        return str(xs[0:1])
    if k == 19:
        return str(d['a'])
    if k == 20:
        d['b'] = 1
    if k == 21:
        del d['a']
    if k == 22:
        return str('a' in d)
    if k == 23:
        return str([x for x in d])
    if k == 24:
        return str(len(d))
    if k == 25:
        return str(1 in s)
    if k == 26:
        return str(len(s))
    if k == 27:
        return str(sorted(s))
    if k == 28:
        return str(s | {3})
    if k == 29:
        return str(b[0])
    if k == 30:
        return str(n + 1)
    if k == 31:
        return str(1 - n)
    if k == 32:
        return str(-n)
    if k == 33:
        return str(n < 3)
    if k == 34:
        ys = [0]
        ys += xs
        return str(ys)
    if k == 35:
        ys = [0]
        ys.extend(xs)
        return str(ys)
    if k == 36:
        return str([*xs])
    if k == 37:
        xs.append(1)
    if k == 38:
        return t.upper()
    if k == 39:
        return str(d.get('a'))
    return 'ok %d' % k


def entry_point(argv):
    z = len(argv) - 1
    for k in range(41):
        try:
            print(attempt(k, z))
        except (TypeError, AttributeError) as e:
            print(k, type(e).__name__, e)
    good = [attempt(k, 1) for k in range(40)]
    print(good)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
