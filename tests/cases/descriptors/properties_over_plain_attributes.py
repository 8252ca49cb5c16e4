"""A property of a class takes the place of a plain attribute of its base."""


class Account:
    kind = 'plain'
    limit = 100

    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance

    def line(self):
        return '%s %s %d %d' % (self.kind, self.owner, self.balance, self.limit)

    def add(self, amount):
        self.balance += amount


class Watched(Account):
    def __init__(self, owner, balance):
        self.changes = []
        super().__init__(owner, balance)

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        self.changes.append(value)
        self._balance = value

    @property
    def kind(self):
        return 'watched' + '!' * len(self.changes)


class Fixed(Account):
    @property
    def limit(self):
        return self.balance // 2


class Closed(Watched):
    balance = 0
    kind = 'closed'

    def __init__(self, owner):
        self.owner = owner


def entry_point(argv):
    n = len(argv)
    accounts = [Account('ann', 10 * n), Watched('bob', 20 * n), Fixed('cy', 31 * n), Closed('di')]
    for account in accounts:
        print(account.line())
    for account in accounts:
        account.add(5)
        print(account.line(), account.balance)
    accounts[0].limit = 7
    accounts[0].kind = 'special'
    print(accounts[0].line(), Account.limit, Account.kind, Closed.kind)
    for account in accounts:
        try:
            account.limit = 1
            print('set', account.limit)
        except AttributeError:
            print('refused', account.limit)
    w = Watched('eve', 1)
    w.balance = 3
    w.balance -= 1
    print(w.changes, w.balance, w.kind)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
