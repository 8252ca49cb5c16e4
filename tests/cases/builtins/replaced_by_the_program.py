# alone: what `builtins` has is for all modules
import builtins


def none_is(obj, classes):
    return False


builtins.isinstance = none_is


class A:
    def m(self):
        return 1


class B(A):
    def m(self):
        return "x"


class P:
    pass


class Q(P):
    def f(self):
        return 3

    def __radd__(self, other):
        return "added"


def entry_point(argv):
    for x in [A(), B()]:
        print(x.m(), isinstance(x, A))
    for p in [P(), Q()]:
        print(hasattr(p, "f"))
    try:
        print(len(argv) + Q(), int("x"))
    except ValueError as e:
        print(e)
    return 0
