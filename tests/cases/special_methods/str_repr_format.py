class A:
    def __repr__(self):
        return "A!"


class B:
    def __str__(self):
        return "b"

    def __repr__(self):
        return "B!"


class C(A):
    def __format__(self, spec):
        return "C<" + spec + ">"


class D(B):
    def __str__(self):
        return "d" + super().__str__() + super().__repr__()


def entry_point(argv):
    print(A(), B(), C(), D())
    print([A()], [B()], {"k": B()}, (A(), B()))
    print("%s %r %s %r" % (A(), A(), B(), B()))
    print(f"{A()} {B()!r} {B()} {C():x>5} {C()} {C()!r} {D()}")
    print("{} {!r} {:abc}".format(B(), B(), C()))
    print(str(A()) + repr(B()) + str(B()))
    print(format(C(), "zz"), format(C()))
    return 0
