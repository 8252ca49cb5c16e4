# What `super()` finds for a class: attributes that change, those that only some classes have, descriptors, and methods of
# any kind behind an attribute that changes.


class A(object):
    v = 1

    @classmethod
    def get(cls):
        return cls.v


class B(A):
    @classmethod
    def get(cls):
        return super().v + 10


class C(A):
    v = 5

    @classmethod
    def get(cls):
        return super(C, cls).v + 100


class D(C):
    @classmethod
    def get(cls):
        return super().v + 1000


def changing():
    print(A.get(), B.get(), C.get(), D.get())
    A.v = 7
    print(A.get(), B.get(), C.get(), D.get())
    B.v = 8
    print(A.get(), B.get(), C.get(), D.get())
    C.v = 9
    print(A.get(), B.get(), C.get(), D.get())


class Late(object):
    @classmethod
    def get(cls):
        return "nothing"


class Later(Late):
    @classmethod
    def get(cls):
        try:
            return super().late
        except AttributeError:
            return "not yet"


def late():
    print(Later.get())
    Later.late = "of itself"
    print(Later.get())
    Late.late = "of the base"
    print(Later.get(), Later.late)


class Named(object):
    def __init__(self, name):
        self.name = name

    def __get__(self, obj, owner):
        return self.name + " of " + ("no object" if obj is None else "an object") + " of " + owner.__name__


class Described(object):
    v = Named("v")
    w = Named("w")

    @classmethod
    def get(cls):
        return cls.v


class Below(Described):
    v = "plain"

    @classmethod
    def get(cls):
        return super().v


class Lowest(Below):
    w = Named("own w")

    @classmethod
    def get(cls):
        return super().w


def described():
    for cls in [Described, Below, Lowest]:
        print(cls.get(), cls.w)
    print(Described.v, Below.v, Below().v, Lowest().w)


def entry_point(argv):
    changing()
    late()
    described()
    return 0
