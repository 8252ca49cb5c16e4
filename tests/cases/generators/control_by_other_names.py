"""What a program does to a generator is seen whatever the name it does it by.

A word of .send, .throw, .close, next(it) or StopIteration as e: e.value changes nothing.
"""


def echo(n):
    got = yield n
    while got is not None:
        got = yield got * 2


def guarded(log):
    try:
        yield 1
        yield 2
    except ValueError as e:
        log.append("caught " + str(e))
        yield 3
    finally:
        log.append("finally")


def plain(n):
    for i in range(n):
        yield i


class Feeder:
    def __init__(self, gen):
        self.push = gen.send
        self.stop = gen.close


def send_by_attribute():
    g = echo(1)
    feeder = Feeder(g)
    print(next(g), feeder.push(4), feeder.push(7))
    feeder.stop()
    print(list(g))


def throw_by_argument(throw):
    print(throw(ValueError("here")))


def ask(g, n):
    # (An iterator's method, by the iterator protocol.)
    return [f() for f in [g.__next__] * n]


def entry_point(argv):
    n = len(argv)
    send_by_attribute()
    log = []
    g = guarded(log)
    print(next(g))
    throw_by_argument(g.throw)
    close = g.close
    close()
    print(log)
    print(ask(plain(5), n + 1), sum(plain(n + 3)))
    h = plain(2)
    step = h.__next__
    step()
    step()
    try:
        step()
    except StopIteration:
        print("at its end")
    return 0
