"""Objects that Rust holds."""
from dataclasses import dataclass
from enum import Enum
from weakref import ref


class Account:
    """Somebody's money."""

    opened = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.limit = 0
        Account.opened += 1

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("nothing to deposit")
        self.balance += amount

    def withdraw(self, amount):
        if amount > self.balance + self.limit:
            raise NotEnough(self.owner, self.balance)
        self.balance -= amount
        return self.balance

    def kind(self):
        return "account"

    @property
    def initials(self):
        return "".join([word[0] for word in self.owner.split(" ")])

    @staticmethod
    def valid(owner):
        return len(owner) > 0

    @classmethod
    def joint(cls, owners):
        return cls(" & ".join(owners))

    @classmethod
    def count(cls):
        return cls.opened

    def __repr__(self):
        return f"{type(self).__name__}({self.owner!r}, {self.balance})"

    def __str__(self):
        return self.owner


class Savings(Account):
    def __init__(self, owner, rate):
        Account.__init__(self, owner)
        self.rate = rate

    def kind(self):
        return "savings"

    def year(self):
        self.balance += int(self.balance * self.rate)


class NotEnough(Exception):
    def __init__(self, owner, balance):
        Exception.__init__(self, f"{owner} has {balance}")


class Color(Enum):
    RED = 1
    BLUE = 2

    def other(self):
        return Color.BLUE if self is Color.RED else Color.RED


@dataclass
class Entry:
    account: Account
    amount: int
    text: str = ""


def open_savings(owner, rate):
    return Savings(owner, rate)


def open_any(owner, rate):
    return Savings(owner, rate) if rate > 0 else Account(owner)


def transfer(source, target, amount):
    source.withdraw(amount)
    target.deposit(amount)


def balances_of(accounts):
    return {account: account.balance for account in accounts}


def pay(amounts):
    for account, amount in amounts.items():
        account.balance += amount
    return set(amounts)


def shares(pairs):
    return {(account, None if whole else account): whole for account, whole in pairs}


def total(accounts):
    return sum([account.balance for account in accounts])


def richest(accounts):
    found = None
    for account in accounts:
        if found is None or account.balance > found.balance:
            found = account
    return found


def by_owner(accounts):
    return {account.owner: account for account in accounts}


def balance_of(account):
    return -1 if account is None else account.balance


def open_many(n):
    return [Account(str(i), i) for i in range(n)]


def balances(named):
    return sum([account.balance for account in named.values()])


BANK = Account("bank", 1_000_000)


def bank():
    return BANK


def churn(n):
    """Garbage, so that what lives moves."""
    kept = []
    for i in range(n):
        kept.append([str(i)] * 3)
        if len(kept) > 1000:
            kept = []
    return len(kept)


def color_of(name):
    return Color[name]


def entry(account, amount):
    return Entry(account, amount, text=account.owner)


class Loud:
    """Of which it can be told when it goes."""
    gone = 0

    def __init__(self, name):
        self.name = name

    def __del__(self):
        Loud.gone += 1

    def __repr__(self):
        raise ValueError("unspeakable")


def gone():
    import gc
    gc.collect()
    return Loud.gone


class Weak:
    """What remembers an object, and does not keep it."""

    def __init__(self, account):
        self.account = ref(account)

    def get(self):
        return self.account()
