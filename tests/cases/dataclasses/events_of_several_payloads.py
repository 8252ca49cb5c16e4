from dataclasses import dataclass
from abc import ABC, abstractmethod


class Event(ABC):
    @abstractmethod
    def payload(self): ...

    def log(self):
        p = self.payload()
        print("event", type(self).__name__, p)

    def log_twice(self):
        self.log()
        self.log()


@dataclass
class Click(Event):
    x: int
    y: int

    def payload(self):
        return (self.x, self.y)


@dataclass
class Key(Event):
    name: str

    def payload(self):
        return self.name


@dataclass
class Tick(Event):
    def payload(self):
        return 0.5


def entry_point(argv):
    for e in [Click(1, 2), Key("a"), Tick()]:
        e.log_twice()
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
