"""Static and class methods that subclasses override with other results, reached through objects."""


class Reader:
    unit = "?"

    @staticmethod
    def empty():
        return 0

    @classmethod
    def parse(cls, text):
        return int(text)

    @classmethod
    def label(cls):
        return cls.unit

    def read(self, text):
        print(self.label(), self.parse(text) if text else self.empty())

    def twice(self, text):
        return [self.parse(text), self.parse(text)]


class Words(Reader):
    unit = "words"

    @staticmethod
    def empty():
        return "nothing"

    @classmethod
    def parse(cls, text):
        return text.upper()


class Numbers(Reader):
    unit = "numbers"

    @staticmethod
    def empty():
        return [0.5]

    @classmethod
    def parse(cls, text):
        return [float(part) for part in text.split(",")]


class MoreNumbers(Numbers):
    @staticmethod
    def empty():
        return [1.5]


def through_objects():
    Reader().read("12")
    Reader().read("")
    Words().read("ab")
    Words().read("")
    Numbers().read("1,2")
    Numbers().read("")
    for reader in [Reader(), Words(), MoreNumbers()]:
        reader.read("7")
        reader.read("")
    print(Reader().twice("1"), Words().twice("x"), MoreNumbers().twice("2"))


# Outside of methods.

class Plain:
    @staticmethod
    def of(text):
        return len(text)

    @classmethod
    def name(cls):
        return cls.__name__


class Shouted(Plain):
    @staticmethod
    def of(text):
        return text + "!"

    @classmethod
    def name(cls):
        return [cls.__name__]


def outside():
    show(Plain(), "one")
    show(Shouted(), "two")
    plain = Plain()
    shouted = Shouted()
    print(plain.of("abc") + 1, shouted.of("abc") + "?")
    print(plain.name().lower(), shouted.name() + ["x"])


def show(which, text):
    print(which.of(text), which.name())


# Classes, and functions, that bodies of classes keep: what they are called for.

class Leaf:
    def __init__(self, n):
        self.n = n

    def total(self):
        return self.n


class Named:
    def __init__(self, n):
        self.n = n
        self.name = "n%d" % n

    def total(self):
        return self.name


class Maker:
    item = Leaf

    def make(self, n):
        return self.item(n).total()


class NamedMaker(Maker):
    item = Named


def kept():
    print(Maker().make(3) + 1, NamedMaker().make(4) + "!")


# Where nothing differs: values that are functions, as before.

def plus(n):
    return n + 1


class Steps:
    @staticmethod
    def step(n):
        return n * 2

    def run(self, n):
        step = self.step
        for _ in range(2):
            n = step(n)
            step = plus if n > 5 else self.step
        return n


class OtherSteps(Steps):
    @staticmethod
    def step(n):
        return n * 3


def functions():
    print([steps.run(n) for steps in [Steps(), OtherSteps()] for n in range(4)])
    print(Steps().step is Steps.step, OtherSteps().step is Steps.step)


# An object may have a function of its own.

class Hooked:
    @staticmethod
    def hook(n):
        return n

    def call(self, n):
        return self.hook(n)


class Doubling(Hooked):
    @staticmethod
    def hook(n):
        return n * 2


def hooks():
    mine = Doubling()
    mine.hook = plus
    print(mine.call(5), Doubling().call(5), Hooked().call(5))


# Classes that objects come of later than the first call.

class Late:
    @staticmethod
    def kind():
        return "late"

    @classmethod
    def made(cls):
        return cls()


class Later(Late):
    @staticmethod
    def kind():
        return "later"


def late(n):
    found = Late.made()
    print(found.kind())
    if n:
        found = Later.made()
    print(found.kind(), type(found).__name__, found.made().kind())


def entry_point(argv):
    through_objects()
    outside()
    kept()
    functions()
    hooks()
    late(0)
    late(1)
    return 0
