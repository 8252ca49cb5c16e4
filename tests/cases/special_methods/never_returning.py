# Special methods, and functions of containers, that always raise.
from rpython.rlib.objectmodel import r_dict


class E(Exception): pass


class A:
    def __init__(self, n):
        self.n = n

    def __eq__(self, o):
        raise E("eq")

    def __hash__(self):
        raise E("hash")

    def __repr__(self):
        raise E("repr")

    def __str__(self):
        raise E("str")

    def __lt__(self, o):
        raise E("lt")

    def __format__(self, s):
        raise E("format")

    def __index__(self):
        raise E("index")

    def __bool__(self):
        raise E("bool")

    def __len__(self):
        raise E("len")

    def __contains__(self, x):
        raise E("contains")


class F(Exception):
    def __str__(self):
        raise E("fstr")


class P:
    @property

    def x(self):
        raise E("x")

    def __getattr__(self, n):
        raise E("ga")

    def __enter__(self):
        raise E("enter")

    def __exit__(self, *a):
        return False


class D:
    def __get__(self, o, t=None):
        raise E("get")

    def __set__(self, o, v):
        raise E("set")


class Q:
    d = D()


def part1():
    a = A(1); b = A(2)
    try:
        print(a in (b, a, b))
    except E as e:
        print(1, e)
    try:
        print([a] == [b])
    except E as e:
        print(2, e)
    try:
        print(f"{[a]}")
    except E as e:
        print(3, e)
    try:
        print("%s" % a)
    except E as e:
        print(4, e)
    try:
        print(f"{a:>3}")
    except E as e:
        print(5, e)
    try:
        print((a, 1) < (b, 2))
    except E as e:
        print(6, e)
    try:
        print([1, 2][a])
    except E as e:
        print(7, e)
    try:
        if a:
            print("t")
    except E as e:
        print(8, e)
    try:
        print(not a)
    except E as e:
        print(9, e)
    try:
        print(5 in a)
    except E as e:
        print(10, e)
    try:
        print(str(F("x")))
    except E as e:
        print(11, e)
    try:
        print(P().x)
    except E as e:
        print(12, e)
    try:
        print(P().y)
    except E as e:
        print(13, e)
    try:
        with P():
            pass
    except E as e:
        print(14, e)
    try:
        print(Q().d)
    except E as e:
        print(15, e)
    try:
        Q().d = 3
    except E as e:
        print(16, e)
    s = {1: a}
    try:
        print(s == {1: b})
    except E as e:
        print(17, e)
    try:
        print({a})
    except E as e:
        print(18, e)
    try:
        print([a, b].index(b))
    except E as e:
        print(19, e)
    try:
        print(min(a, b) is a)
    except E as e:
        print(20, e)
    try:
        print("x" * a)
    except E as e:
        print(21, e)
    try:
        print((1, a) == (1, b))
    except E as e:
        print(22, e)


class S2:
    def __lt__(self, o):
        raise ValueError("lt")

    def __len__(self):
        raise ValueError("len")

    def __contains__(self, o):
        raise ValueError("c")

    def __bool__(self):
        raise ValueError("b")

    def __iter__(self):
        raise ValueError("i")

    def __str__(self):
        raise ValueError("s")

    def __format__(self, x):
        raise ValueError("f")

    def __getitem__(self, x):
        raise ValueError("g")

    def __call__(self):
        raise ValueError("call")


def part2():
    s = S2()
    try:
        print(sorted([s, S2()])[0] is s)
    except ValueError as e:
        print(e)
    try:
        print(len(s))
    except ValueError as e:
        print(e)
    try:
        print(3 in s)
    except ValueError as e:
        print(e)
    try:
        print(bool(s))
    except ValueError as e:
        print(e)
    try:
        for x in s:
            print(x)
    except ValueError as e:
        print(e)
    try:
        print(str(s), f"{s}", "%s" % s)
    except ValueError as e:
        print(e)
    try:
        print(s[1])
    except ValueError as e:
        print(e)
    try:
        print(s())
    except ValueError as e:
        print(e)
    try:
        print((s, 1) < (s, 2), (S2(), 1) < (S2(), 2))
    except ValueError as e:
        print(e)


class A3:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        raise TypeError("unhashable")


def part3():
    try:
        d = {A3(1): 2}
        print(len(d))
    except TypeError as e:
        print(e)


class A4:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        raise NotImplementedError


def part4():
    a = A4(1)
    xs = [a, A4(2)]
    print(xs.index(a))


class S5:
    def __init__(self, n):
        self.n = n

    def __lt__(self, o):
        raise ValueError("lt")


def part5():
    try:
        print((S5(1), 1) < (S5(2), 2))
    except ValueError as e:
        print(e)


def bad_eq6(a, b):
    raise ValueError("eq")


def bad_hash6(a):
    raise ValueError("hash")


def good_hash6(a):
    return 1


def part6():
    d = r_dict(bad_eq6, bad_hash6)
    try:
        d["a"] = 1
    except ValueError as e:
        print(e)
    d = r_dict(bad_eq6, good_hash6)
    d["a"] = 1
    try:
        d["b"] = 1
    except ValueError as e:
        print(e)
    try:
        print(sorted([3, 2], key=lambda x: fail6(x)))
    except ValueError as e:
        print(e)
    try:
        print(max([3, 2], key=fail6))
    except ValueError as e:
        print(e)
    try:
        print(list(map(fail6, [3, 2])))
    except ValueError as e:
        print(e)


def fail6(x):
    raise ValueError("fail")


def entry_point(argv):
    part1()
    part2()
    part3()
    part4()
    part5()
    part6()
    return 0
