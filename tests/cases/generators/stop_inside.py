"""A `StopIteration` that a body raises does not end the generator, however it comes about."""


class Ended:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


def first(it):
    return it.__next__()


def by_function(it):
    yield first(it)
    yield first(it)


def by_raise(n):
    yield n
    if n > 0:
        raise StopIteration(n)


def by_expression(its):
    return (first(it) for it in its)


def caught(it):
    try:
        while True:
            yield first(it)
    except StopIteration:
        yield -1


def within(it):
    try:
        yield first(it)
        yield first(it)
    finally:
        print("finally")


def handed_on(it):
    yield from by_function(it)


def show(g):
    try:
        for x in g:
            print(x)
        print("ended")
    except RuntimeError as e:
        print("RuntimeError", e, type(e.__cause__).__name__)


def show_expression(g):
    try:
        print(sum(g))
    except RuntimeError as e:
        print("RuntimeError", e)


def thrown_into(g, started):
    try:
        if started:
            print(next(g))
        g.throw(StopIteration())
    except RuntimeError as e:
        print("RuntimeError", e)
    print(list(g))


def entry_point(argv):
    n = len(argv)
    show(by_function(Ended(n)))
    show(by_function(Ended(n + 1)))
    show(by_raise(n))
    show(by_raise(0))
    show_expression(by_expression([Ended(n), Ended(0)]))
    show(caught(Ended(2)))
    show(within(Ended(n)))
    show(handed_on(Ended(n)))
    thrown_into(by_raise(n), True)
    thrown_into(by_raise(n), False)
    return 0
