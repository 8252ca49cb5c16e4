# Methods without a body in abstract classes, beside overrides that give values of one type.
from abc import ABC, abstractmethod


class Codec(ABC):
    prefix = ""

    @property
    @abstractmethod
    def name(self):
        ...

    @abstractmethod
    def encode(self, text):
        """Gives another text."""

    @abstractmethod
    def cost(self):
        pass

    @staticmethod
    @abstractmethod
    def version():
        ...

    def describe(self, text):
        return "%s %s%s %d v%d" % (self.name, self.prefix, self.encode(text), self.cost() * 2, self.version())


class Reverse(Codec):
    name = "reverse"

    def encode(self, text):
        return text[::-1]

    def cost(self):
        return 1

    @staticmethod
    def version():
        return 3


class Shifting(Codec):
    """Still abstract."""

    prefix = "+"

    @property
    def name(self):
        return "shift by %d" % self.by()

    @abstractmethod
    def by(self):
        ...

    def encode(self, text):
        return "".join([chr(ord(c) + self.by()) for c in text])

    def cost(self):
        return len(self.prefix) + self.by()


class ByOne(Shifting):
    def by(self):
        return 1

    @staticmethod
    def version():
        return 1


class ByMany(Shifting):
    def __init__(self, n):
        self.n = n

    def by(self):
        return self.n

    def cost(self):
        return 100 + super().cost()

    @staticmethod
    def version():
        return 2


def entry_point(argv):
    for codec in [Reverse(), ByOne(), ByMany(2), ByMany(-1)]:
        print(codec.describe("hello"))
        print(isinstance(codec, Shifting), codec.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
