"""Objects of one class that keep functions of different signatures: each is called with what its own functions take."""


class Registry:
    def __init__(self):
        self.known = {}

    def put(self, f):
        self.known[f.__name__] = f
        return f

    def get(self, name):
        return self.known[name]


class Event:
    def __init__(self):
        self.handlers = []

    def on(self, f):
        self.handlers.append(f)
        return f

    def fire(self, *args):
        for f in self.handlers:
            f(*args)

    def last(self):
        return self.handlers[-1]


class Holder:
    def __init__(self, f):
        self.f = f

    def get(self):
        return self.f


class Command:
    def __init__(self, name, f):
        self.name = name
        self.f = f

    def __call__(self, *args):
        return self.f(*args)


class Group:
    def __init__(self):
        self.commands = {}

    def add(self, name, f):
        self.commands[name] = Command(name, f)

    def run(self, name, *args):
        return self.commands[name](*args)


class Point:
    def __init__(self, x):
        self.x = x


START = Event()
STOP = Event()


@START.on
def start(name):
    print("start", name)


@STOP.on
def stop(code, why):
    print("stop", code, why)


def up(s):
    return s.upper()


def add(a, b):
    return a + b


def successor(n):
    return n + 1


def keep(known, f):
    known[f.__name__] = f


def same(f):
    return f


def registry():
    known = {}

    def put(f):
        known[f.__name__] = f

    def get(name):
        return known[name]
    return put, get


def entry_point(argv):
    texts, numbers = Registry(), Registry()
    texts.put(up)
    numbers.put(add)
    print(texts.get("up")("x"), numbers.get("add")(1, 2))
    points, functions = Registry(), Registry()
    points.put(Point)
    functions.put(successor)
    print(points.get("Point")(len(argv)).x, functions.get("successor")(1))
    START.fire("a")
    STOP.fire(1, "b")
    START.last()("c")
    STOP.last()(len(argv), "d")
    print(Holder(up).get()("x"), Holder(add).f(1, 2))
    of_texts, of_numbers = Group(), Group()
    of_texts.add("up", up)
    of_numbers.add("add", add)
    print(of_texts.run("up", "x"), of_numbers.run("add", 1, 2))
    one, other = {}, {}
    keep(one, up)
    keep(other, add)
    print(one["up"]("y"), other["add"](3, 4))
    print(same(up)("z"), same(add)(5, 6))
    put, get = registry()
    put(up)
    put_other, get_other = registry()
    put_other(add)
    print(get("up")("w"), get_other("add")(7, 8))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
