"""`replace` of objects whose class has `InitVar`s: given, or the default."""
from dataclasses import InitVar, dataclass, field, replace


@dataclass
class Account:
    owner: str
    raw: InitVar[int] = 3
    balance: int = field(init=False, default=0)

    def __post_init__(self, raw):
        self.balance = raw


@dataclass(frozen=True)
class Scaled:
    value: float
    scale: InitVar[float]

    def __post_init__(self, scale):
        object.__setattr__(self, "value", self.value * scale)


def entry_point(argv):
    a = Account("x", 5)
    print(replace(a, owner="y", raw=7), replace(a, owner="z"), replace(a, raw=len(argv)), a)
    print(replace(a), replace(a) == a, replace(a) is a)
    s = Scaled(1.5, 2.0)
    print(replace(s, scale=0.5), replace(s, value=4.0, scale=float(len(argv))))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
