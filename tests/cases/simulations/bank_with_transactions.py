"""Accounts, exceptions, context managers, audit log with decorators."""
import functools
from abc import ABC, abstractmethod
from contextlib import contextmanager, ExitStack, suppress
from enum import Enum
from typing import Optional, Protocol


class TransactionKind(Enum):
    DEPOSIT = "deposit"
    WITHDRAWAL = "withdrawal"
    TRANSFER = "transfer"


class BankError(Exception):
    """Base class."""


class InsufficientFunds(BankError):
    def __init__(self, needed: int, available: int):
        self.needed = needed
        self.available = available
        super().__init__(f"need {needed}, have {available}")

    @property
    def missing(self):
        return self.needed - self.available


class AccountLocked(BankError):
    pass


class Listener(Protocol):
    def notify(self, kind: TransactionKind, account: "Account", amount: int) -> None: ...


class AuditLog:
    def __init__(self):
        self.lines = []

    def notify(self, kind, account, amount):
        self.lines.append(f"{kind.value}:{account.owner}:{amount}")


class Totals:
    def __init__(self):
        self.sums = dict.fromkeys(TransactionKind, 0)

    def notify(self, kind, account, amount):
        self.sums[kind] += amount


def positive(f):
    @functools.wraps(f)
    def wrapper(self, amount, *args, **kwargs):
        if amount <= 0:
            raise ValueError(f"{f.__name__}: amount must be positive, not {amount}")
        return f(self, amount, *args, **kwargs)
    return wrapper


class Account(ABC):
    next_number = 1000

    def __init__(self, owner: str, balance: int = 0):
        self.owner = owner
        self._balance = balance
        self.locked = False
        self.number = Account.next_number
        Account.next_number += 1
        self.listeners: list[Listener] = []

    @property
    def balance(self) -> int:
        return self._balance

    @property
    @abstractmethod
    def limit(self) -> int:
        """How far below zero it may go."""

    def subscribe(self, *listeners):
        self.listeners.extend(listeners)
        return self

    def _tell(self, kind, amount):
        for listener in self.listeners:
            listener.notify(kind, self, amount)

    @positive
    def deposit(self, amount: int, note: str = ""):
        """Puts money in."""
        self._check()
        self._balance += amount
        self._tell(TransactionKind.DEPOSIT, amount)

    @positive
    def withdraw(self, amount: int):
        self._check()
        if self._balance + self.limit < amount:
            raise InsufficientFunds(amount, self._balance + self.limit)
        self._balance -= amount
        self._tell(TransactionKind.WITHDRAWAL, amount)

    def _check(self):
        if self.locked:
            raise AccountLocked(f"account {self.number} is locked")

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.number} {self.owner} {self.balance}>"

    def __lt__(self, other):
        return self.balance < other.balance


class Savings(Account):
    @property
    def limit(self):
        return 0

    def __init__(self, owner, balance=0, *, rate=0.02):
        super().__init__(owner, balance)
        self.rate = rate

    def add_interest(self):
        self.deposit(int(self.balance * self.rate), note="interest")


class Checking(Account):
    def __init__(self, owner, balance=0, overdraft=100):
        super().__init__(owner, balance)
        self.overdraft = overdraft

    @property
    def limit(self):
        return self.overdraft


@contextmanager
def transaction(*accounts):
    saved = [a.balance for a in accounts]
    try:
        yield
    except BankError as e:
        for account, balance in zip(accounts, saved):
            account._balance = balance
        print("  rolled back:", e)
        raise
    else:
        print("  committed")
    finally:
        print("  checked", len(accounts))


class Unlocked:
    def __init__(self, account):
        self.account = account

    def __enter__(self):
        self.was = self.account.locked
        self.account.locked = False
        return self.account

    def __exit__(self, exc_type, exc, tb):
        self.account.locked = self.was
        if exc_type is not None and issubclass(exc_type, InsufficientFunds):
            print("  swallowed", exc_type.__name__, exc)
            return True
        return False


def transfer(source: Account, target: Account, amount: int) -> bool:
    try:
        with transaction(source, target):
            source.withdraw(amount)
            target.deposit(amount)
    except InsufficientFunds as e:
        print("  short by", e.missing)
    except BankError as e:
        print(" ", type(e).__name__, e)
    else:
        return True
    return False


class Bank:
    def __init__(self):
        self._accounts: dict[int, Account] = {}

    def open(self, cls, owner, *args, **kwargs):
        account = cls(owner, *args, **kwargs)
        self._accounts[account.number] = account
        return account

    def __getitem__(self, number):
        try:
            return self._accounts[number]
        except KeyError as e:
            raise BankError(f"no account {number}") from e

    def __iter__(self):
        return iter(self._accounts.values())

    def richest(self) -> Optional[Account]:
        return max(self, default=None)


def entry_point(argv):
    bank = Bank()
    print(bank.richest())
    log, totals = AuditLog(), Totals()
    ann = bank.open(Savings, "Ann", 500, rate=0.1).subscribe(log, totals)
    bob = bank.open(Checking, "Bob", 50).subscribe(log)
    eve = bank.open(Checking, "Eve", overdraft=0)
    print(ann, bob, eve)
    print(transfer(ann, bob, 200), transfer(bob, ann, 1000), bob.balance)
    eve.locked = True
    print(transfer(ann, eve, 10), ann.balance)
    with Unlocked(eve) as e:
        e.deposit(5)
        e.withdraw(50)
        print("not reached")
    print(eve.locked, eve.balance)
    try:
        with Unlocked(eve):
            eve.deposit(-5)
    except ValueError as err:
        print(err)
    ann.add_interest()
    print(sorted(bank), bank.richest(), log.lines, totals.sums[TransactionKind.DEPOSIT])
    try:
        bank[5]
    except BankError as err:
        print(err, repr(err.__cause__))
    with suppress(BankError):
        bob.withdraw(10 ** 6)
        print("not reached")
    with ExitStack() as stack:
        for a in bank:
            stack.enter_context(Unlocked(a))
        print([a.locked for a in bank])
    print([a.locked for a in bank], Account.deposit.__doc__, Account.withdraw.__name__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
