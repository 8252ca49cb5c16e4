from dataclasses import dataclass, field
from typing import List


@dataclass
class Base:
    id: int
    tags: List[str] = field(default_factory=list)

    def label(self):
        return '%s#%d' % (type(self).__name__, self.id)


@dataclass
class User(Base):
    name: str = 'nobody'

    def label(self):
        return super().label() + ':' + self.name


@dataclass
class Admin(User):
    level: int = 1
    name: str = 'root'


@dataclass(order=True, frozen=True)
class P2:
    x: int
    y: int

    def __add__(self, o):
        return P2(self.x + o.x, self.y + o.y)


@dataclass(order=True, frozen=True)
class P3(P2):
    z: int = 0


def entry_point(argv):
    things = [Base(1), User(2, ['t'], 'bob'), Admin(3), Admin(4, level=9)]
    for t in things:
        print(t.label())
        print(t)
    print(User(1) == User(1), Admin(3) == Admin(3, level=2))
    print(P2(1, 2) + P2(3, 4), P3(1, 2) < P3(1, 2, 5))
    try:
        p = P3(1, 2)
        p.x = 5
    except AttributeError as e:
        print(type(e).__name__, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
