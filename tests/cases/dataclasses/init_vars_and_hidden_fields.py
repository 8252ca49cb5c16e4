from dataclasses import dataclass, field, InitVar, KW_ONLY, replace
from typing import ClassVar, List


@dataclass
class Scaled:
    raw: int
    scale: InitVar[int] = 2
    value: int = field(init=False)
    made: ClassVar[int] = 7

    def __post_init__(self, scale):
        self.value = self.raw * scale


@dataclass
class Secret:
    user: str
    password: str = field(repr=False, default="")
    cache: List[int] = field(compare=False, default_factory=list)
    serial: int = field(init=False, repr=False, compare=False, default=5)
    rank: int = field(default=0, hash=False)


@dataclass
class Options:
    path: str
    _: KW_ONLY
    depth: int = 3
    verbose: bool = False


@dataclass(order=True)
class Job:
    priority: int
    name: str = field(compare=False)
    tries: int = field(default=0, repr=False)


@dataclass(eq=False)
class Identity:
    n: int


@dataclass(repr=False)
class Silent:
    n: int

    def __repr__(self):
        return "silent"


@dataclass(unsafe_hash=True)
class Key:
    a: int
    b: str = field(hash=False, default="b")


@dataclass
class Checked:
    low: int
    high: int = 10

    def __post_init__(self):
        if self.low > self.high:
            raise ValueError("%d > %d" % (self.low, self.high))


def entry_point(argv):
    print(Scaled(3), Scaled(3, 10).value, Scaled(4, scale=-1), Scaled.made)
    a, b = Secret("u", "p1"), Secret("u", "p1")
    a.cache.append(1)
    a.serial = 99
    print(a, a == b, a == Secret("u", "p2"), b.serial, Secret("v", rank=4))
    print(Options("x"), Options("y", depth=1, verbose=True))
    jobs = [Job(3, "c"), Job(1, "z", 5), Job(1, "a", 2), Job(2, "b")]
    jobs.sort()
    print([job.name for job in jobs], Job(1, "x") == Job(1, "y"), Job(1, "x") < Job(1, "y", 1), max(jobs))
    one = Identity(1)
    print(one == one, one == Identity(1), Silent(4), [Silent(5)])
    print(hash(Key(1, "x")) == hash(Key(1, "y")), Key(1, "x") == Key(1, "y"), len({Key(1), Key(1), Key(2)}))
    for low in [5, 11]:
        try:
            print(Checked(low))
        except ValueError as e:
            print("ValueError:", e)
    print(replace(Checked(1), high=3), replace(a, user="w").user)
    try:
        print(replace(Checked(5), high=1))
    except ValueError as e:
        print("ValueError:", e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
