tests = [lambda: [1][5], lambda: {}["a"], lambda: {}[1], lambda: int("x"), lambda: None.foo, lambda: undefined,
         lambda: 1 + "a", lambda: "a" + 1, lambda: [] + (), lambda: len(5), lambda: 5(), lambda: {}[[]],
         lambda: (1, 2)[9], lambda: "abc"[10], lambda: 3[0], lambda: [1, 2]["a"], lambda: iter(3), lambda: next(3),
         lambda: [].pop(), lambda: [1].remove(2), lambda: [1].index(3), lambda: set().pop(), lambda: {}.popitem(),
         lambda: "a".index("b"), lambda: float("q"), lambda: chr(-1), lambda: ord("ab"), lambda: -"a", lambda: ~1.5,
         lambda: 1 < "a", lambda: max([]), lambda: sum(["a"]), lambda: range(1, 2, 0), lambda: 1 << -1,
         lambda: int([]), lambda: float([]), lambda: hash([]), lambda: hash({}), lambda: abs("a"),
         lambda: isinstance(1, 1), lambda: issubclass(1, int), lambda: "%d" % "a", lambda: [1, 2, 3][::0],
         lambda: bytes([300]), lambda: b"a" + "b", lambda: "a".join([1]), lambda: sorted([1, "a"]),
         lambda: dict([1]), lambda: dict([(1, 2, 3)]), lambda: zip(1), lambda: tuple(5), lambda: {1, 2}[0],
         lambda: setattr(1, "x", 2), lambda: object().x, lambda: (lambda: 0)(1), lambda: int.foo,
         lambda: divmod(1, "a"), lambda: pow(2, "a"), lambda: round("a"), lambda: 5 % 0, lambda: 5 // 0, lambda: 5 / 0,
         lambda: 5.0 % 0, lambda: 2 ** -1 and 0 ** -1, lambda: "a" * "b", lambda: [1] * 1.5, lambda: "abc" in 5,
         lambda: 5 in "abc", lambda: 1 .real.foo, lambda: super().x, lambda: import_me, lambda: print(sep=1),
         lambda: open(5, "q") if False else [].append(), lambda: [].append(1, 2), lambda: "a".split(1), lambda: {}.get()]
for t in tests:
    try:
        print("value", t())
    except Exception as e:
        print(type(e).__name__, e)
