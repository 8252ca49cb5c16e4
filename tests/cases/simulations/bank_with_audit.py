from abc import ABC, abstractmethod
from typing import Dict, List


class BankError(Exception):
    code = 1


class Insufficient(BankError):
    code = 2

    def __init__(self, needed: int, available: int) -> None:
        super().__init__(f'needs {needed}, has {available}')
        self.short = needed - available


class Frozen(BankError):
    code = 3


class Account(ABC):
    def __init__(self, number: str, balance: int = 0) -> None:
        self.number = number
        self._balance = balance
        self.frozen = False

    @property
    def balance(self) -> int:
        return self._balance

    def deposit(self, amount: int) -> None:
        if amount <= 0:
            raise ValueError(f'cannot deposit {amount}')
        self._balance += amount

    def withdraw(self, amount: int) -> None:
        if self.frozen:
            raise Frozen(self.number)
        if amount > self.available():
            raise Insufficient(amount, self.available())
        self._balance -= amount

    @abstractmethod
    def available(self) -> int:
        raise NotImplementedError

    @abstractmethod
    def month_end(self) -> int:
        raise NotImplementedError


class Savings(Account):
    rate = 3

    def available(self) -> int:
        return self._balance

    def month_end(self) -> int:
        interest = self._balance * self.rate // 1200
        if interest:
            self.deposit(interest)
        return interest


class Checking(Account):
    def __init__(self, number: str, balance: int = 0, overdraft: int = 100) -> None:
        super().__init__(number, balance)
        self.overdraft = overdraft

    def available(self) -> int:
        return self._balance + self.overdraft

    def month_end(self) -> int:
        fee = 5 if self._balance < 0 else 0
        self._balance -= fee
        return -fee


class Bank:
    def __init__(self) -> None:
        self.accounts: Dict[str, Account] = {}
        self.audit: List[str] = []

    def open(self, account: Account) -> None:
        self.accounts[account.number] = account

    def transfer(self, source: str, target: str, amount: int) -> bool:
        try:
            a, b = self.accounts[source], self.accounts[target]
            a.withdraw(amount)
            try:
                b.deposit(amount)
            except ValueError:
                a._balance += amount
                raise
        except Insufficient as e:
            self.audit.append(f'{source}: {e} (short {e.short}, code {e.code})')
        except BankError as e:
            self.audit.append(f'{type(e).__name__} {e}, code {e.code}')
        except KeyError as e:
            self.audit.append(f'no account {e}')
        except ValueError as e:
            self.audit.append(f'refused: {e}')
        else:
            self.audit.append(f'{source}>{target} {amount}')
            return True
        return False

    def total(self) -> int:
        return sum(a.balance for a in self.accounts.values())


def entry_point(argv):
    bank = Bank()
    bank.open(Savings('S1', 50000))
    bank.open(Checking('C1', 120))
    bank.open(Checking('C2', overdraft=0))
    print([bank.transfer(a, b, n) for a, b, n in
           [('S1', 'C1', 300), ('C1', 'C2', 500), ('C1', 'S1', 21), ('C2', 'X9', 1), ('C2', 'C1', 501), ('C2', 'C1', 0)]])
    bank.accounts['S1'].frozen = True
    bank.transfer('S1', 'C1', 1)
    for line in bank.audit:
        print(' ', line)
    print(bank.total(), [(n, a.month_end(), a.balance) for n, a in bank.accounts.items()], bank.total())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
