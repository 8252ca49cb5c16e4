"""What is done with accounts of another module; and values that have them."""
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from bank import Account, Savings

T = TypeVar("T")


def opened(owner, balance):
    return Account(owner, balance)


def saved(owner):
    return Savings(owner, 0.5)


def owner(account):
    return account.owner


def richest(accounts):
    best = None
    for account in accounts:
        if best is None or account.balance > best.balance:
            best = account
    return best


def by_owner(accounts):
    return {account.owner: account for account in accounts}


def counted(accounts):
    counts = {}
    for account in accounts:
        counts[account] = counts.get(account, 0) + 1
    return counts


def total(accounts):
    return sum([accounts[name].balance for name in accounts])


def visit(accounts, visitor):
    for account in accounts:
        visitor(account)


def choose(accounts, wanted):
    for account in accounts:
        if wanted.wants(account):
            return account
    return None


@dataclass
class Holder:
    account: Account
    n: int


def holder(account, n):
    return Holder(account, n)


def held(holder):
    holder.account.deposit(holder.n)
    return holder.account


def holders(accounts):
    return [Holder(account, n) for n, account in enumerate(accounts)]


@dataclass
class Cash:
    amount: int


@dataclass
class Transfer:
    to: Account
    amount: int


def paid(payment):
    if isinstance(payment, Transfer):
        payment.to.deposit(payment.amount)
        return Cash(payment.amount)
    return payment


def transfers(account, amounts):
    return [Transfer(account, amount) if amount else Cash(0) for amount in amounts]


class Vehicle:
    wheels = 4

    def __init__(self):
        self.name = "vehicle"

    @classmethod
    def make(cls):
        return cls()

    @classmethod
    def again(cls):
        made = cls.make()
        made.name += " again"
        return made

    @classmethod
    def perhaps(cls, there):
        return cls() if there else None

    def described(self):
        return f"{self.name} on {self.wheels}"


class Bike(Vehicle):
    wheels = 2

    def __init__(self):
        super().__init__()
        self.gears = 7


class Racer(Bike):
    def __init__(self):
        super().__init__()
        self.gears = 21


def any_bike():
    return Bike.make()


def any_vehicle():
    return Vehicle.make()


class Signal(Enum):
    STOP = -1
    GO = 5
    WAIT = 6


def next_signal(signal):
    return Signal.GO if signal is Signal.STOP else Signal.WAIT


@dataclass
class Animal:
    name: str


@dataclass
class Cat(Animal):
    lives: int


def animals():
    return [Animal("bird"), Cat("tom", 9)]


@dataclass
class Pair(Generic[T]):
    a: T
    b: T

    def swapped(self):
        return type(self)(self.b, self.a)


@dataclass
class IntPair(Pair[int]):
    pass


@dataclass
class TextPair(Pair[str]):
    pass


def int_pair(pair):
    return IntPair(pair.b, pair.a)


def text_pair(pair):
    return TextPair(pair.b, pair.a)
