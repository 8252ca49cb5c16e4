class A:
    pass


class B(A):
    pass


class C(B):
    pass


a1 = A()
b1 = B()
b1.stuff = a1
a1.stuff = None

a2 = A()
c2 = C()
b2 = B()
c2.other = b2
b2.other = a2
a2.other = c2


def entry_point(argv):
    print(b1.stuff is a1, a1.stuff is None)
    print(c2.other is b2, c2.other.other is a2, a2.other.other is b2)
    return 0
