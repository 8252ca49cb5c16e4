# `yield from` on one way, and behind it a loop that does not go round.


def sub():
    yield 2
    yield 3


def broken(xs, deep):
    if deep:
        yield from sub()
    for x in xs:
        yield x
        break


def otherwise(deep):
    if deep:
        got = yield from sub()
        print("got", got)
    else:
        for i in range(2):
            break
    yield 10


def raising(deep):
    if deep:
        yield from sub()
    for i in range(2):
        raise ValueError("at %d" % i)


def returning(deep, xs):
    for x in xs:
        if deep:
            yield from sub()
        for y in xs:
            if y > x:
                return
            yield y
            break


def sent():
    got = yield 1
    print("sent", got)
    if got > 1:
        got = yield from echo()
    for x in [got]:
        got = yield x
        break
    yield got


def echo():
    a = yield 100
    b = yield a
    return b


def entry_point(argv):
    print(list(broken([1], True)), list(broken([2], False)), list(broken([], True)))
    print(list(otherwise(True)), list(otherwise(False)))
    for deep in [True, False]:
        try:
            for x in raising(deep):
                print(x)
        except ValueError as e:
            print(e)
    print(list(returning(True, [3, 4])), list(returning(False, [4, 3])))
    g = sent()
    print(next(g), g.send(2), g.send(5), g.send(6), g.send(7))
    h = sent()
    print(next(h), h.send(1), h.send(9))
    return 0
