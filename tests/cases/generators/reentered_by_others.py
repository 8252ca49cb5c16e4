# Generators that come to themselves by what they were sent, a variable that functions share, an attribute, a dict; and some that cannot, which are as any.
import sys


def sent():
    me = yield 1
    yield next(me)


def by_closure():
    def body():
        yield 1
        yield next(g)
    g = body()
    return g


class Holder:
    it = None


HOLD = Holder()
TABLE = {}


def by_global():
    yield 1
    yield next(HOLD.it)


def by_dict():
    yield 1
    for x in TABLE["a"]:
        yield x


class Expr:
    def __init__(self, parts, n):
        self.parts = parts
        self.n = n

    def holds(self):
        return self.n > 0 and all(part.holds() for part in self.parts)

    def walk(self):
        yield self.n
        for part in self.parts:
            for n in part.walk():
                yield n


def tried(g):
    got = []
    for i in range(3):
        try:
            got.append(str(next(g)))
        except ValueError as e:
            got.append(str(e))
        except StopIteration:
            got.append("stop")
    return got


def entry_point(argv):
    s = sent()
    print(next(s))
    try:
        print(s.send(s))
    except ValueError as e:
        print(e)
    print(tried(by_closure()))
    HOLD.it = by_global()
    print(tried(HOLD.it))
    TABLE["a"] = by_dict()
    print(tried(TABLE["a"]))
    e = Expr([Expr([], 1), Expr([Expr([], 2)], 3)], 4)
    print(e.holds(), list(e.walk()))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
