class Stop(Exception):
    pass


class Other(Exception):
    def __init__(self, msg="dflt"):
        Exception.__init__(self, msg)


def gen():
    while True:
        try:
            x = yield 1
            print("got", x)
        except Stop as e:
            print("stop", e)
        except Other as e:
            print("other", e)
        except ValueError as e:
            print("value", e)


def entry_point(argv):
    g = gen()
    next(g)
    print(g.throw(Stop))
    print(g.throw(Stop("a")))
    print(g.throw(Other))
    print(g.throw(Other("b")))
    print(g.throw(ValueError))
    print(g.throw(ValueError("c")))
    for c in [Stop, Other]:
        print(g.throw(c))
    exc = Stop if len(argv) > 5 else Other("z")
    print(g.throw(exc))
    try:
        g.throw(KeyError)
    except KeyError as e:
        print(repr(e))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
