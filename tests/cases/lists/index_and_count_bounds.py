def attempt(xs, x, *bounds):
    try:
        if len(bounds) == 0:
            return str(xs.index(x))
        if len(bounds) == 1:
            return str(xs.index(x, bounds[0]))
        return str(xs.index(x, bounds[0], bounds[1]))
    except ValueError as e:
        return 'ValueError ' + str(e)


def entry_point(argv):
    xs = [1, 2, 3, 2, 1]
    print(attempt(xs, 2), attempt(xs, 2, 2), attempt(xs, 2, -2), attempt(xs, 1, 1), attempt(xs, 1, 1, 4), attempt(xs, 9))
    print(attempt(xs, 3, -100), attempt(xs, 3, 0, -100), attempt(xs, 1, 100), attempt(xs, 2, -4, -3), attempt(xs, 1, -1, 100))
    ws = ['a', 'b', 'é', 'b']
    print(attempt(ws, 'b'), attempt(ws, 'b', 2), attempt(ws, 'é'), attempt(ws, 'zz'), attempt(ws, "it's"))
    fs = [0.5, float('nan'), -0.0, 1e300]
    print(attempt(fs, 0.0), attempt(fs, 1e300), attempt(fs, 2.5), fs.count(0), fs.count(float('nan')))
    ts = [(1, 'x'), (2, 'y'), (1, 'x')]
    print(attempt(ts, (1, 'x'), 1), attempt(ts, (3, 'z')), ts.count((1, 'x')))
    ls = [[1], [], [1, 2]]
    print(attempt(ls, []), attempt(ls, [1, 2]), ls.count([1]), [] in ls, [9] in ls)
    bs = [True, False]
    print(attempt(bs, False), bs.count(True), True in bs, bs.index(1 > 2))
    ns = [None, 'a', None]
    print(ns.index(None, 1), ns.count(None), None in ns, attempt(ns, 'q'))
    for op in range(8):
        ys = [10, 20, 30]
        try:
            if op == 0:
                ys.remove(99)
            elif op == 1:
                ys.pop(3)
            elif op == 2:
                ys.pop(-4)
            elif op == 3:
                ys[3] = 0
            elif op == 4:
                del ys[-4]
            elif op == 5:
                ys[3] += 1
            elif op == 6:
                [0][:0].pop()
            else:
                [0][:0].pop(0)
        except (IndexError, ValueError) as e:
            print(op, e, ys)
    ys = [1, 2, 3]
    ys.insert(-1, 'x' and 9)
    ys.insert(100, 8)
    ys.insert(-100, 7)
    ys.insert(2, 6)
    print(ys, ys.pop(-2), ys.pop(0), ys.pop(1), ys)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
