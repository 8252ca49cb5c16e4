class Base:
    def __init__(self, n):
        self.n = n

    def name(self):
        return "base"


class A(Base):
    def name(self):
        return "a"

    def only_a(self):
        return [self.n]


class B(Base):
    def __init__(self, n, text):
        Base.__init__(self, n)
        self.text = text

    def name(self):
        return "b " + self.text


class BB(B):
    def name(self):
        return "bb " + self.text


class C(Base):
    def only_c(self):
        return self.n * 2


class Deep(C):
    pass


U = A | B


def f(u: U) -> int:
    if isinstance(u, A):
        return len(u.only_a())
    elif isinstance(u, B):
        return len(u.text)


def g(u: U) -> str:
    match u:
        case A():
            return "is a"
        case B(text=text):
            return "is b " + text


def h(items: list[U]) -> int:
    total = 0
    for item in items:
        if isinstance(item, A):
            total += 1
        else:
            total += len(item.text) + item.n
    return total


class Holder:
    def __init__(self, u: U):
        self.u = u

    def get(self) -> int:
        u = self.u
        if isinstance(u, B):
            return len(u.text)
        return len(u.only_a())


class Box:
    def __init__(self, value):
        self.value = value


class Full(Box):
    def get(self):
        return self.value


class Half(Box):
    def half(self):
        return self.value


class Other(Box):
    pass


Either = Full | Half


def unboxed(box: Either):
    if isinstance(box, Full):
        return box.get()
    else:
        return box.half()


def entry_point(argv):
    print(f(A(1)), f(B(2, "xy")), f(BB(3, "xyz")))
    print(g(A(1)), g(B(2, "xy")), g(BB(3, "xyz")))
    print(h([A(1), B(2, "xy"), BB(3, "xyz")]))
    print(Deep(4).only_c())
    print(Holder(A(1)).get(), Holder(B(1, "four")).get())
    everything = [Base(1), A(2), B(3, "t"), BB(4, "t"), C(5), Deep(6)]
    print([each.name() for each in everything], sum([each.n for each in everything]))
    print([type(each).__name__ for each in everything if isinstance(each, Base)])
    print(len([each for each in everything if isinstance(each, (A, B))]))
    print(C(7).only_c(), A.__mro__ == (A, Base, object), A.__bases__ == (Base,))
    print(unboxed(Full(1)) + 1, unboxed(Half(2)) + 1)
    print(unboxed(Full("s")) + "!", unboxed(Half("t")) + "!", Other(3).value)
    return 0
