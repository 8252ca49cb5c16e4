class InsufficientFunds(Exception):
    def __init__(self, need, have):
        super().__init__('need %d, have %d' % (need, have))
        self.need = need
        self.have = have

    @property
    def missing(self):
        return self.need - self.have


class Account:
    rate = 0
    total_accounts = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        self.history = []
        Account.total_accounts += 1

    @property
    def balance(self):
        return self._balance

    def withdraw(self, n):
        if n > self.available():
            raise InsufficientFunds(n, self.available())
        self._balance -= n
        self.history.append(('w', n))

    def deposit(self, n):
        self._balance += n
        self.history.append(('d', n))

    def available(self):
        return self._balance

    def end_of_year(self):
        self.deposit(self._balance * self.rate // 100)


class Savings(Account):
    rate = 5


class Checking(Account):
    def __init__(self, owner, balance=0, overdraft=50):
        super().__init__(owner, balance)
        self.overdraft = overdraft

    def available(self):
        return super().available() + self.overdraft


def transfer(a, b, n):
    try:
        a.withdraw(n)
    except InsufficientFunds as e:
        return 'failed: %s (missing %d)' % (e, e.missing)
    else:
        b.deposit(n)
        return 'ok'


def entry_point(argv):
    s = Savings('ann', 200)
    c = Checking('bob', 10)
    print(transfer(s, c, 150), transfer(s, c, 60), transfer(c, s, 200))
    for a in (s, c):
        a.end_of_year()
        print(a.owner, a.balance, a.history)
    print(Account.total_accounts, type(c).total_accounts)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
