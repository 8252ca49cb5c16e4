class Need(Exception):
    def __init__(self, a, b):
        Exception.__init__(self, a + b)


class Plain(Exception):
    pass


def inner():
    n = 0
    while True:
        try:
            n += 1
            yield n
        except Plain as e:
            print("inner plain", repr(e))
        except TypeError as e:
            print("inner type", type(e).__name__)
        except Need as e:
            print("inner need", e)


def outer():
    try:
        yield from inner()
    except KeyError as e:
        print("outer", repr(e))
        yield 100
    finally:
        print("outer done")


def throw_it(g, what):
    try:
        return g.throw(what)
    except StopIteration:
        print("stopped")
    except RuntimeError as e:
        print("runtime", e)
    except Exception as e:
        print("out", repr(e))
    return -1


def entry_point(argv):
    g = outer()
    print(next(g))
    print(throw_it(g, Plain))
    print(throw_it(g, Plain("x")))
    print(throw_it(g, Need("a", "b")))
    for c in [Plain, TypeError]:
        print(throw_it(g, c))
    print(throw_it(g, KeyError))
    print(throw_it(g, ValueError))
    h = inner()
    print(throw_it(h, Plain))
    print(throw_it(h, Plain))
    k = inner()
    print(throw_it(k, StopIteration))
    m = inner()
    next(m)
    print(throw_it(m, StopIteration))
    p = inner()
    next(p)
    try:
        p.throw(GeneratorExit)
    except GeneratorExit:
        print("exit")
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
