"""Panics of Rust's where no call of Python's is around, recursion through Rust, and many causes."""

import gc


class Dying:
    def __init__(self, f):
        self.f = f

    def __del__(self):
        self.f()


def die(f):
    Dying(f)


def dies(f, then):
    """The finalizer has run when `then` is called."""
    die(f)
    gc.collect()
    return then()


def dies_and_raises(f):
    die(f)
    gc.collect()
    raise ValueError("raised")


class Kept:
    f = None


KEPT = Kept()


def keep(f):
    KEPT.f = f


def let_go():
    KEPT.f = None
    gc.collect()
    return 5


class Shown:
    def __init__(self, f):
        self.f = f

    def __repr__(self):
        self.f()
        return "shown"


class Told(Exception):
    """What says something of it calls that."""

    def __init__(self, f, of_text):
        super().__init__("told")
        self.f = f
        self.of_text = of_text
        self.shown = Shown(f)

    def __str__(self):
        if self.of_text:
            self.f()
        return "a text"


def tell(f, of_text):
    raise Told(f, of_text)


def tell_of_cause(f):
    raise ValueError("outer") from Told(f, True)


class Silent(Exception):
    def __init__(self, kind):
        super().__init__(kind)
        self.kind = kind
        self.shown = Unshown(kind)

    def __str__(self):
        fail(self.kind)
        return ""


class Unshown:
    def __init__(self, kind):
        self.kind = kind

    def __repr__(self):
        fail(self.kind)
        return ""


def fail(kind):
    if kind == "exit":
        raise SystemExit(3)
    if kind == "interrupt":
        raise KeyboardInterrupt
    if kind == "generator":
        raise GeneratorExit
    raise ValueError("no text")


def silent(kind):
    raise Silent(kind)


def through(f, n):
    return f(n)


class Node:
    def visit(self, f):
        return f(self)


class Link(Exception):
    pass


def chain(n, f):
    """An error of Rust's, behind as many causes."""
    try:
        f()
    except Exception as error:
        last = error
        for i in range(n):
            link = Link(str(i))
            link.__cause__ = last
            last = link
        raise last


def circle(n, to):
    """Each of the exceptions has the next one for its cause, the last one that with this number."""
    links = [Link(str(i)) for i in range(n)]
    for i in range(n - 1):
        links[i].__cause__ = links[i + 1]
    links[n - 1].__cause__ = links[to]
    raise links[0]
