class A:
    x = 1

    def __init__(self, v=7):
        self.v = v


class B(A):
    x = 2


def witness(t):
    return type(t)


def made(cls):
    found = cls()
    return found if found is not None else A(-1)


def entry_point(argv):
    n = len(argv)
    print(witness(None).__name__, witness(A()) is A, witness(None) is type(None), witness(B()) is A)
    for a in [A(2), None, B(3)]:
        cls = type(a)
        try:
            print(cls.__name__, cls.x)
        except AttributeError as e:
            print("AttributeError", e)
        try:
            print(cls(5).v)
        except TypeError as e:
            print("TypeError", e)
        print(made(cls).v, cls is type(None), cls == A)
        try:
            cls.y = 3
        except TypeError as e:
            print("TypeError")
    print([c.__name__ for c in [A, type(None), B, witness(A() if n > 5 else None)]])
    names = {type(None): "none", A: "a"}
    print(names[type(None if n < 5 else A())], names.get(witness(A())), names.get(B))
    return 0
