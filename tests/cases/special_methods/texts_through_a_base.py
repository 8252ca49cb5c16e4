"""What `object` has of its own (`str` by `repr`, `format`, `!=` by `==`, truth by length) of objects whose class
turns out to be more general: the methods of each class are called, whatever was known first."""


class Box(object):
    def __init__(self):
        self.weight = 1

    def __repr__(self):
        return "Box"


class Number(Box):
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return "Number(" + repr(self.n) + ")"

    def __len__(self):
        return self.n

    def __eq__(self, other):
        return isinstance(other, Number) and self.n == other.n

    def __hash__(self):
        return self.n


class Name(Box):
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "Name(" + self.name + ")"

    def __len__(self):
        return len(self.name)

    def __eq__(self, other):
        return isinstance(other, Name) and self.name == other.name

    def __hash__(self):
        return 1


class Plain(Box):
    pass


def show(a):
    print(a)
    print(str(a), "%s" % a, f"{a}", format(a))


def ask(a, b):
    print(a == b, a != b, hash(a) == hash(b), "yes" if a else "no")


def other(a):
    return str(a) + "!"


def entry_point(argv):
    n = len(argv)
    show(Number(n))
    ask(Number(n), Number(n))
    print(other(Name("first")))
    show(Name("s"))
    ask(Name(""), Name(""))
    ask(Name("x"), Number(1))
    show(Plain())
    ask(Plain(), Name("y"))
    print(other(Number(n)), other(Plain()))
    return 0
