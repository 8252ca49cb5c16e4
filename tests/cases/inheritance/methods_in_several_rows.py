"""A method that is called in several ways, beside attributes whose names look like numbered ones."""


class A:
    m_1 = 100
    m_2 = "two"

    def m(self, y=3, z=4):
        return y + z


class B(A):
    m_1 = 200
    m_3 = 3.5

    def m(self, y=5, z=6):
        return y * z


def entry_point(argv):
    for o in [A(), B()]:
        print(o.m(), o.m(1), o.m(1, 2), o.m(z=8), o.m_1, o.m_2)
    return 0
