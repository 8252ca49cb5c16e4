# Classes whose objects hold several types: what changes in the class itself is one for all.


class Mixin:
    _mixin_ = True
    marks = 0

    def mark(self):
        type(self).marks += 1


class Box:
    limit = 10
    made = 0
    last = "none"
    names = None

    def __init__(self, v):
        self.v = v
        Box.made += 1
        type(self).last = "made"
        if self.names is None:
            Box.names = "first"

    def over(self):
        return self.limit

    @classmethod
    def note(cls, text):
        cls.last = text

    @classmethod
    def noted(cls):
        return cls.last

    @staticmethod
    def total():
        return Box.made


class Sub(Box):
    limit = 7


class Stack(Mixin):
    limit = 2

    def __init__(self):
        self.items = []

    def push(self, x):
        if len(self.items) >= self.limit:
            raise IndexError("full")
        self.items.append(x)


class Own:
    size = 1

    def __init__(self, v):
        self.v = v


PREBUILT = Own([1.5])


def entry_point(argv):
    a = Box(1)
    b = Box("x")
    c = Sub(2.5)
    print(a.v + 1, b.v + "y", c.v * 2, a.names, b.names, c.names, Box.names)
    print(a.limit, b.limit, c.limit, Box.limit, Box.made, a.made, Box.total())
    Box.limit = 20
    print(a.limit, b.limit, c.limit, Box.limit, a.over(), b.over(), c.over())
    Sub.limit = 8
    print(a.limit, b.limit, c.limit, Box.limit, a.over(), b.over(), c.over())

    print(a.last, b.last, c.last, Box.last, Sub.last, Box.noted())
    b.note("by b")
    print(a.last, b.last, c.last, Box.last, Sub.last, a.noted(), b.noted(), Sub.noted())
    Box.note("by Box")
    c.note("by c")
    print(a.last, b.last, c.last, Box.last, Sub.last, Box.noted(), Sub.noted())

    Stack.limit = 3
    s = Stack()
    t = Stack()
    try:
        for i in range(4):
            s.push(i)
            t.push(str(i))
    except IndexError as e:
        print("IndexError", e, len(s.items), len(t.items), t.items)
    s.mark()
    t.mark()
    t.mark()
    print(s.marks, t.marks, Stack.marks, Mixin.marks)

    Own.size += 1
    d = Own("text")
    print(PREBUILT.size, d.size, PREBUILT.v, d.v)
    setattr(Own, "size", 5)
    print(PREBUILT.size, d.size, Own.size)
    return 0
