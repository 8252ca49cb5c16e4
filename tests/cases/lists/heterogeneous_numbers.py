def entry_point(argv):
    xs = [1, 2.5, 3]
    print(sum(xs) == 6.5, len(xs), xs[1], 2.5 in xs)
    ys = [True, False, True]
    print(ys, sum(ys), ys.count(True), ys.index(False), sorted(ys))
    zs = [None, "a", None]
    print(zs, zs.count(None), zs.index("a"), None in zs, [z for z in zs if z is not None])
    ws = [[], [1], []]
    ws[0].append(5)
    print(ws, ws.count([]), [1] in ws, ws.index([1]), ws == [[5], [1], []])
    big = [[0] * 3 for _ in range(3)]
    big[1][2] = 7
    print(big, sum([sum(r) for r in big]), [row[::-1] for row in big][1])
    m = [[1, 2, 3], [4, 5, 6]]
    print([list(c) for c in zip(m[0], m[1])], [x for row in m for x in row], m[0] + m[1], m[-1][-2:])
    return 0
