"""What `yield from` gives of iterators of the program's own, whose attributes are called as those of generators."""
# alone: its `StopIteration`s have numbers


class It:
    def __init__(self, n):
        self.n = n
        self.is_generator = 5
        self.state = "st"

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration(self.n + 40)
        self.n -= 1
        return self.n

    def send(self, v):
        if v == "stop": raise StopIteration(41)
        return 100

    def close(self):
        print("closed")


def g(it):
    r = yield from it
    print("r", r)


def h(it):
    try:
        r = yield from it
        print("r", r)
    except ValueError as e:
        print("caught", e)
        yield -1


def inner():
    x = yield 5
    print("got", x)
    return 3


def g3():
    r = yield from inner()
    print(r + 1)


def tree(n):
    if n == 0:
        yield 0
        return 1
    a = yield from tree(n - 1)
    b = yield from tree(n - 1)
    return a + b


def total():
    t = yield from tree(3)
    print("total", t)


def entry_point(argv):
    it = It(3)
    for x in g(it): print(x)
    print(it.state)
    k = g(It(5))
    print(next(k))
    print(k.send("a"))
    try:
        k.send("stop")
    except StopIteration:
        print("end")
    k = h(It(2))
    print(next(k))
    print(k.throw(ValueError("v")))
    k = g(It(2)); next(k); k.close()
    m = g3()
    print(next(m))
    try: m.send("hello")
    except StopIteration: print("done")
    print(sum(1 for _ in total()))
    return 0
