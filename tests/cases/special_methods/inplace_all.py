# Every in-place operator: its own method, and the plain one where there is none.
class Log:
    def __init__(self, text):
        self.text = text

    def note(self, name, other):
        self.text += " %s%d" % (name, other)
        return self

    def __iadd__(self, other):
        return self.note("+=", other)

    def __isub__(self, other):
        return self.note("-=", other)

    def __imul__(self, other):
        return self.note("*=", other)

    def __imatmul__(self, other):
        return self.note("@=", other)

    def __itruediv__(self, other):
        return self.note("/=", other)

    def __ifloordiv__(self, other):
        return self.note("//=", other)

    def __imod__(self, other):
        return self.note("%=", other)

    def __ipow__(self, other):
        return self.note("**=", other)

    def __ilshift__(self, other):
        return self.note("<<=", other)

    def __irshift__(self, other):
        return self.note(">>=", other)

    def __iand__(self, other):
        return self.note("&=", other)

    def __ior__(self, other):
        return self.note("|=", other)

    def __ixor__(self, other):
        return self.note("^=", other)


class Money:
    def __init__(self, cents):
        self.cents = cents

    def __add__(self, other):
        return Money(self.cents + other.cents)

    def __mul__(self, n):
        return Money(self.cents * n)

    def __rsub__(self, other):
        return Money(other - self.cents)


class Shelf:
    def __init__(self):
        self.slots = {"a": Log("a"), "b": Log("b")}
        self.money = [Money(5), Money(7)]
        self.reads = 0

    @property
    def log(self):
        self.reads += 1
        return self.slots["a"]

    @log.setter
    def log(self, value):
        self.slots["a"] = value

    def __getitem__(self, key):
        self.reads += 10
        return self.slots[key]

    def __setitem__(self, key, value):
        self.reads += 100
        self.slots[key] = value


def entry_point(argv):
    log = Log("start")
    same = log
    log += 1
    log -= 2
    log *= 3
    log @= 4
    log /= 5
    log //= 6
    log %= 7
    log **= 8
    log <<= 9
    log >>= 10
    log &= 11
    log |= 12
    log ^= 13
    print(log.text, same is log)
    m = Money(3)
    before = m
    m += Money(4)
    m *= 3
    print(m.cents, before.cents, m is before)
    n = 100
    n -= Money(30)
    print(n.cents)
    shelf = Shelf()
    shelf.log += 1
    shelf["b"] -= 2
    shelf.money[0] += shelf.money[1]
    shelf.money[-1] *= 2
    print(shelf.slots["a"].text, shelf.slots["b"].text, shelf.reads, [m.cents for m in shelf.money])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
