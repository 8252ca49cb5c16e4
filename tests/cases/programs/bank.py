class InsufficientFunds(Exception):
    def __init__(self, missing):
        self.missing = missing


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(amount - self.balance)
        self.balance -= amount
        self.history.append(-amount)

    def deposit(self, amount):
        self.balance += amount
        self.history.append(amount)


def transfer(source, target, amount):
    source.withdraw(amount)
    target.deposit(amount)


def entry_point(argv):
    a = Account('ann', 100)
    b = Account('bob')
    for amount in [30, 50, 40]:
        try:
            transfer(a, b, amount)
        except InsufficientFunds as e:
            print('missing', e.missing)
    print(a.balance, b.balance, a.history, b.history)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
