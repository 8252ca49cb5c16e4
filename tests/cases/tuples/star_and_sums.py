def total(*xs):
    t = 0
    for x in xs:
        t += x
    return t


def collect(*names):
    return names


def longest(*groups):
    best = ()
    for g in groups:
        if len(g) > len(best):
            best = g
    return best


def entry_point(argv):
    print(total(), total(1), total(1, 2, 3))
    print(collect(), collect('a'), collect('a', 'b'))
    kept = [collect(), collect('x'), collect('y', 'z')]
    print(kept, [len(k) for k in kept])
    print(longest((1,), (1, 2), ()), longest(), longest((3, 4, 5)))
    print(sum(((1, 2), (3,)), ()), sum([(1,), (2, 3), ()], ()))
    parts = [('a', 'b'), ('c',)]
    joined = ()
    for p in parts:
        joined = joined + p
    print(joined, '+'.join(joined), min(joined), max(joined))
    print(max((1, 2), (1, 2, 3)), min((2,), (1, 9)), sorted([(2,), (1, 5), (), (1,)]))
    m = tuple(tuple(range(i, i + 3)) for i in range(0, 9, 3))
    print(m, tuple(zip(m[0], m[1], m[2])), [sum(r) for r in m])
    print(tuple(sorted(m[0], reverse=True)), tuple(set(m[1])) == m[1] or True)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
