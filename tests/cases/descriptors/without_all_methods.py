# Descriptors that lack the method for an assignment, or for a deletion.


class Set(object):
    def __get__(self, obj, owner):
        return 4

    def __set__(self, obj, value):
        print("set", value)


class Delete(object):
    def __get__(self, obj, owner):
        return 5

    def __delete__(self, obj):
        print("delete")


class Neither(object):
    def __get__(self, obj, owner):
        return 6


class A(object):
    s = Set()
    d = Delete()
    n = Neither()


def entry_point(argv):
    a = A()
    print(a.s, a.d, a.n)
    a.s = 3
    try:
        del a.s
    except AttributeError as e:
        print("AttributeError", e)
    del a.d
    try:
        a.d = 7
    except AttributeError as e:
        print("AttributeError", e)
    a.n = 8
    print(a.n)
    del a.n
    print(a.n)
    return 0
