# Methods marked abstract of classes that make objects all the same, and such with bodies that super() reaches.
from abc import ABC, abstractmethod
from typing import Protocol


class Table:
    def find(self, key):
        return self.probe(key)

    @abstractmethod
    def probe(self, key):
        return key + 1

    @property
    @abstractmethod
    def size(self):
        return 7

    @staticmethod
    @abstractmethod
    def version():
        return 1

    @classmethod
    @abstractmethod
    def make(cls):
        return cls()


class Quadratic(Table):
    def probe(self, key):
        return super().probe(key) * 2


# A base that is not below ABC, of a class that is.
class Mixin:
    @abstractmethod
    def name(self):
        return "mixin"


class Named(Mixin, ABC):
    @abstractmethod
    def other(self):
        """Has a body."""
        return "other of Named"

    @property
    @abstractmethod
    def what(self):
        return "what of Named"


class Real(Named):
    def other(self):
        return "Real and " + super().other()

    @property
    def what(self):
        return "Real and " + super().what


class Greets(Protocol):
    @abstractmethod
    def greet(self) -> str:
        ...

    @abstractmethod
    def count(self) -> int:
        return 40


class Hello(Greets):
    def greet(self) -> str:
        return "hello"

    def count(self) -> int:
        return super().count() + 2


def entry_point(argv):
    for table in [Table(), Quadratic()]:
        print(table.find(7), table.size, table.version(), table.make().probe(1))
    real = Real()
    print(real.name(), real.other(), real.what)
    hello: Greets = Hello()
    print(hello.greet().upper(), hello.count())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
