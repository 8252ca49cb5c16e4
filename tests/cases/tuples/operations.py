def entry_point(argv):
    t = (1, "a", 2.5)
    print(t + (None,), t * 2, 2 * (1,), t[0], t[-1], t[1:], t[::-1], len(t), t[:0])
    print((1, 2) < (1, 3), (1, "b") > (1, "a"), (1, 2) == (1, 2), (1, 2) != (1, 2), (1,) == (1, 2))
    print((1, (2, 3)) < (1, (2, 4)), ("a", 1.5) <= ("a", 1.5))
    a, (b, c), *rest = 1, (2, 3), 4, 5
    print(a, b, c, rest)
    h = (3, 1, 2)
    print(max(h), min(h), sum(h), sorted(h), 2 in h, 9 in h, h.index(1), h.count(3), list(h), list(reversed(h)))
    for i, x in enumerate(h):
        print(i, x, h[i])
    n = len(argv)
    print(h[n - 1], h[-n])
    try:
        print(h[n + 5])
    except IndexError as e:
        print("IndexError", e)
    try:
        h.index(99)
    except ValueError as e:
        print("ValueError", e)
    u = h
    u += (4,)
    print(u, h, hash((1, 2)) == hash((1, 2)), bool(()), bool((0,)), (), (5,))
    print(any(x > 2 for x in h), all(h), [y for y in h if y != 1], dict([(1, 2)]), tuple(h) is h)
    x, y = y, x = (1, 2)
    print(x, y)
    return 0
