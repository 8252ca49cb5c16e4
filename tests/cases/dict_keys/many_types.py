def f(x):
    return x + 1


def g(x):
    return x * 2


class A:
    pass


class B(A):
    pass


def entry_point(argv):
    d1 = {1: "int", -1: "neg", 0: "zero"}
    d2 = {1.5: "f", 2.0: "two", -0.0: "zero", float("inf"): "inf"}
    d3 = {"a": 1, "": 2, "\u00e9": 3}
    d4 = {b"x": 1, b"": 2}
    d5 = {True: "t", False: "f"}
    d6 = {(1, "a"): 1, (2, "b"): 2}
    d7 = {frozenset([1, 2]): "12", frozenset([]): "none"}
    d8 = {f: "f", g: "g"}
    d9 = {A: "A", B: "B"}
    d10 = {None: 1, "k": 2}
    print(d1[1], d1[-1], d1[0], d2[1.5], d2[2.0], d2[0.0], d2[float("inf")])
    print(d3["a"], d3[""], d3["\u00e9"], d4[b"x"], d4[b""], d5[True], d5[False])
    print(d6[(1, "a")], d6.get((2, "c"), -1), d7[frozenset([2, 1])], d7[frozenset()])
    print(d8[f], d8[g], d9[A], d9[B], d10[None], d10["k"])
    for fn in d8:
        print(fn(10))
    for k in [True, False]:
        d5[k] = d5[k] * 2
    print(d5)
    d2[2] = "int two"
    print(d2[2.0], len(d2))
    d11 = {"x": 1}
    for c in "xyz":
        d11[c] = d11.get(c, 0) + 1
    print(d11)
    return 0
