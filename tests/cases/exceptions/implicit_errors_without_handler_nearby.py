def depth3(k, xs, d):
    if k == 0:
        return xs[len(xs)]
    if k == 1:
        return d['missing']
    if k == 2:
        return 10 // (len(xs) - 3)
    if k == 3:
        return int('z' * len(xs))
    if k == 4:
        return xs.index(99)
    if k == 5:
        return [1, 2].pop(k)
    if k == 6:
        a, b = xs
        return a + b
    if k == 7:
        return ord('ab'[:len(xs) - 1])
    if k == 8:
        return max(xs[3:])
    if k == 9:
        return next(iter(xs[3:]))
    if k == 10:
        xs.remove('no' and 77)
    if k == 11:
        return 'abc'.index('z')
    if k == 12:
        return len(chr(-1 - k))
    if k == 13:
        return 1 << (0 - k)
    if k == 14:
        assert len(xs) > 5, 'too short: %d' % len(xs)
    if k == 15:
        assert not xs
    if k == 16:
        return 2 ** -1 and xs[-4]
    if k == 17:
        return bytes([1, 2])[k]
    if k == 18:
        return sum([x for x in xs if x > 1]) % (len(xs) - 3)
    if k == 19:
        xs[5] = 1
    if k == 20:
        del d['q']
    if k == 21:
        return {1, 2}.pop() + set([k - 21][1:]).pop()
    if k == 22:
        return int(float('1.2.3') > 0)
    return -1


def depth2(k, xs, d):
    return depth3(k, xs, d) if xs else 0


def entry_point(argv):
    for k in range(24):
        try:
            print(k, depth2(k, [1, 2, 3], {'a': 1}))
        except Exception as e:
            print(k, type(e).__name__, e, e.args == (str(e),) or isinstance(e, KeyError))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
