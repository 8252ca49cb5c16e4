"""What `contextmanager` functions give, and `ContextDecorator`s, decorate functions: each call is inside of a new one."""
from contextlib import ContextDecorator, contextmanager


@contextmanager
def tag(name, *, end="/"):
    print("<" + name + ">")
    try:
        yield
    finally:
        print("<" + end + name + ">")


@contextmanager
def counted(by):
    total.append(by)
    yield len(total)


@contextmanager
def no_keys():
    try:
        yield
    except KeyError as e:
        print("no", e)


class Box:
    def __init__(self):
        self.depth = 0

    @contextmanager
    def deeper(self):
        self.depth += 1
        yield
        self.depth -= 1


class mark(ContextDecorator):
    def __init__(self, name):
        self.name = name
        self.times = 0

    def __enter__(self):
        self.times += 1
        print("enter", self.name, self.times)
        return self

    def __exit__(self, typ, value, tb):
        print("exit", self.name, value)
        return typ is not None and issubclass(typ, ValueError)


total = []
box = Box()
once = mark("once")


@tag("b")
def plain(x):
    print("in", x)
    return x + 1


@tag("i", end="end ")
def text(x, y="?"):
    return x + y


@tag("outer")
@tag("inner")
def twice():
    """Says something."""
    print("twice")


@counted(3)
@no_keys()
def looked_up(table, key):
    return table[key]


@box.deeper()
def depth():
    return box.depth


@mark("m")
def halved(x):
    return 10 // x


@once
def first(x):
    if x < 0:
        raise ValueError(x)
    return str(x)


@once
def second():
    return [1.5]


@mark("f")
def remade(*args, **named):
    return len(args) + len(named)


class Shape:
    def __init__(self, size):
        self.size = size

    @tag("m")
    def area(self, by=1):
        return self.size * self.size * by


@contextmanager
@tag("g")
def made_inside():
    print("made")
    yield 5


def entry_point(argv):
    print(plain(1), plain(2))
    print(text("a"), text("a", y="b"), text("c", "d"))
    twice()
    print(twice.__name__, plain.__name__)
    print(looked_up({"a": 1}, "a"), looked_up({"a": 1}, "b"), total)
    print(depth(), box.depth)
    print(halved(3))
    try:
        halved(0)
    except ZeroDivisionError as e:
        print(e)
    print(first(3), first(-1), second(), once.times)
    print(remade(1, 2, a=3), remade())
    print(Shape(3).area(), Shape(2).area(by=2))
    with made_inside() as n:
        print(n)
    with tag("with"), mark("too") as m:
        print(m.name)

    @mark("local")
    def local(x):
        return x * 2

    print(local(4), local(5))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
