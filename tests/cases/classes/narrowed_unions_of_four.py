class A:
    def __init__(self):
        self.v = 1

    def m(self):
        return self.v


class B:
    def __init__(self):
        self.v = "b"

    def m(self):
        return self.v


class C:
    def __init__(self):
        self.v = 2.5

    def m(self):
        return self.v


class D:
    def __init__(self):
        self.v = 3.5

    def m(self):
        return self.v


class C2(C):
    def m(self):
        return 9.0


U = A | B | C | D


def opt(u: U | None) -> float:
    if u is None:
        return 0.0
    if isinstance(u, A):
        return float(u.v)
    if isinstance(u, B):
        return float(len(u.v))
    return u.v + u.m()


def opt2(u: U | None) -> float:
    if isinstance(u, (A, B)) or u is None:
        return 0.0
    return u.v + u.m()


def loop(us: list[U]) -> float:
    total = 0.0
    for u in us:
        if isinstance(u, A):
            continue
        elif isinstance(u, B):
            continue
        total += u.v
        u.v = u.v + 1.0
    return total


def mat(u: U) -> float:
    match u:
        case A() | B():
            return -1.0
        case C(v=v) if v > 2.0:
            return v
        case C() | D():
            return u.m()


def mat2(u: U) -> float:
    match u:
        case A():
            return -1.0
        case B():
            return -2.0
        case other:
            return other.m() * 2.0


def both(u: U) -> str:
    if isinstance(u, A) or isinstance(u, C) or isinstance(u, D):
        return type(u).__name__
    return u.v + "!"


def kept(u: U) -> float:
    ok = isinstance(u, C) or isinstance(u, D)
    if ok:
        return u.v * 2.0
    return 0.0


def asserted(u: U) -> float:
    assert not isinstance(u, A)
    assert not isinstance(u, B), "b"
    return u.v


def whiles(us: list[U]) -> float:
    i = 0
    while i < len(us) and isinstance(us[i], A):
        i += 1
    t = 0.0
    while i < len(us):
        u = us[i]
        i += 1
        if isinstance(u, B) or isinstance(u, A):
            continue
        while u.v < 6.0:
            u.v += 1.0
        t += u.v
    return t


def hashas(u: U) -> bool:
    if isinstance(u, A) or isinstance(u, B):
        return False
    return hasattr(u, "v") and hasattr(u, "m") and not hasattr(u, "zz")


def types(u: U) -> float:
    if type(u) is A:
        return 1.0
    elif type(u) is B:
        return 2.0
    else:
        return u.v


def tern(u: U) -> float:
    return 1.0 if isinstance(u, A) else 2.0 if isinstance(u, B) else u.v


def entry_point(argv):
    us = [A(), B(), C(), D(), C2()]
    for u in us:
        print(opt(u), opt2(u), mat(u), mat2(u), both(u) if not isinstance(u, B) else "-", kept(u), hashas(u), types(u), tern(u))
    print(opt(None), opt2(None))
    print(loop(us), loop(us), whiles(us))
    for u in us[2:]:
        print(asserted(u))
    try:
        asserted(us[0])
    except AssertionError as e:
        print("assert")
    return 0
