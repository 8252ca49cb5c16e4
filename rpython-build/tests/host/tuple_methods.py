t = (1, 2, 3, 2)
print(t.count(2), t.index(2), t.index(2, 2), len(t), t + (4,), t * 2, t[1:3], t[::-1], 2 in t, t == (1, 2, 3, 2), (1, 2) < (1, 3), t != [1])
print((), (1,), tuple("ab"), tuple([1]), tuple(), hash((1, 2)) == hash((1, 2)), {(1, 2): "x"}[(1, 2)], ((1, 2), (3,)), max((1, 5, 2)))
a, b = b, a = 1, 2
print(a, b, (a, b), isinstance((), tuple), (1, 2)[-1], sum((1, 2, 3)), tuple(x for x in range(3)), ("a" "b"), ("a",) * 2)
for f in (lambda: t.index(9), lambda: t[9], lambda: t["a"], lambda: t + [1]):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
