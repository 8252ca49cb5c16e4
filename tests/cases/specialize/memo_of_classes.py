class A(object):
    pass


class B(A):
    pass


class C(B):
    pass


def nameof(cls):
    return cls.__name__


nameof._annspecialcase_ = "specialize:memo"


def below(cls, of):
    return issubclass(cls, of)


below._annspecialcase_ = "specialize:memo"


def entry_point(argv):
    for x in (A(), B(), C()):
        print(nameof(x.__class__), nameof(type(x)), below(type(x), B), below(type(x), C))
    y = B() if len(argv) > 1 else C()
    print(nameof(y.__class__))
    print(nameof(A))
    return 0
