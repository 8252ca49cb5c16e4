from collections import namedtuple


class Account(namedtuple('AccountBase', 'owner balance')):
    __slots__ = ()

    def deposit(self, amount):
        return self._replace(balance=self.balance + amount)

    @property
    def rich(self):
        return self.balance > 100

    def __repr__(self):
        return 'Account<%s: %d>' % (self.owner, self.balance)


def entry_point(argv):
    a = Account('ann', 50)
    b = a.deposit(75)
    print(a, b)
    print(a.rich, b.rich)
    owner, balance = b
    print(owner, balance)
    print(b == ('ann', 125), b == Account('ann', 125))
    accounts = [Account('z', 1), Account('m', 5), b]
    accounts.sort()
    print(accounts)
    accounts.sort(key=lambda acc: -acc.balance)
    print([acc.owner for acc in accounts])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
