# A class that is used at several types has copies: to `type`, `isinstance`, `hash` and dicts they are one.


class Box:
    def __init__(self, v):
        self.v = v

    def get(self):
        return self.v


class Sub(Box):
    def double(self):
        return "sub"


def entry_point(argv):
    a = Box(1)
    b = Box("x")
    c = Sub(3)
    boxes = [a, c]
    for x in boxes:
        print(type(x).__name__, x.get(), isinstance(x, Box), isinstance(x, Sub))
    print(type(a) is type(b), type(a) == type(b), type(a) is type(c))
    print(b.get(), type(b) is Box, type(a) is Box, type(c) is Box, type(c) is Sub)
    print(isinstance(a, Box), isinstance(b, Box))
    print(hash(type(a)) == hash(type(b)))
    d = {}
    d[type(a)] = "one"
    d[type(b)] = "two"
    d[type(c)] = "three"
    print(len(d), d[Box], d[Sub])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
