from dataclasses import dataclass, FrozenInstanceError, field


@dataclass(frozen=True)
class Money:
    amount: int
    currency: str = "EUR"

    def add(self, other):
        return Money(self.amount + other.amount, self.currency)


@dataclass(kw_only=True)
class Options:
    verbose: bool = False
    level: int = 3


@dataclass(order=True, frozen=True)
class Key:
    pri: int
    names: tuple = field(default=("a", "b"))


def entry_point(argv):
    m = Money(5)
    print(m.add(Money(7)), m)
    try:
        m.amount = 9
    except FrozenInstanceError as e:
        print("FrozenInstanceError", e)
    print(m.amount)
    print(Options(level=5), Options(verbose=True))
    print(Key(1) < Key(2), Key(1) == Key(1), sorted([Key(3), Key(1)]))
    s = {Money(1), Money(1), Money(2)}
    print(len(s), Money(2, "EUR") in s)
    return 0
