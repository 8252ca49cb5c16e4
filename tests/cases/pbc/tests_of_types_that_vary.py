class U:
    pass


class V(U):
    pass


def chk(x, t):
    return isinstance(x, t)


def check_value(x, allowed):
    for t in allowed:
        if isinstance(x, t):
            return t.__name__
    return "none"


SPEC = {"name": str, "age": int, "ratio": float}


def entry_point(argv):
    for t in [int, U]:
        print(chk(U(), t), issubclass(t, U), issubclass(t, (int, V)), isinstance(t, type))
    for t in [int, str]:
        print(isinstance(3, t), isinstance("a", t), isinstance(2.5, t), issubclass(t, int))
    print(check_value(3, [str, int]), check_value("x", [str, int]), check_value(2.5, [str, int]))
    for key, t in SPEC.items():
        print(key, isinstance("bob", t), isinstance(41, t), isinstance(0.5, t))
    for t in [U, V, int]:
        print(isinstance(V(), t))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
