# Objects of a class and of those below it are used together at one type, and at another.


class Animal:
    def __init__(self, tag):
        self.tag = tag

    def show(self):
        return self.kind() + ":" + str(self.tag)

    def kind(self):
        return "animal"


class Dog(Animal):
    def kind(self):
        return "dog"


class Puppy(Dog):
    def kind(self):
        return "puppy"


class Pair:
    def __init__(self, a, b):
        self.a = a
        self.b = b


def classify(x):
    if isinstance(x, Puppy):
        return "P"
    if isinstance(x, Dog):
        return "D"
    return "A"


def entry_point(argv):
    xs = [Animal(1), Dog(2), Puppy(3)]
    ys = [Animal("a"), Dog("b"), Puppy("c")]
    for x in xs:
        print(x.show(), classify(x), x.tag + 1)
    for y in ys:
        print(y.show(), classify(y), y.tag + "!")
    ts = {}
    for x in xs:
        ts[type(x)] = 1
    for y in ys:
        ts[type(y)] = ts.get(type(y), 0) + 1
    print([ts[c] for c in [Animal, Dog, Puppy]], len(ts))
    p = Pair(1, "x")
    q = Pair("y", 2)
    print(type(p) is type(q), p.a + q.b, p.b + q.a)
    cls = type(p)
    print(cls is Pair, cls == Pair, cls in [Pair], cls in {Pair: 1})
    print(type(p) == Pair and type(q) == Pair)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
