from functools import partial, reduce


def add(a, b=10, c=100):
    return a * 10000 + b * 100 + c


def greet(greeting, name, *, mark='!', times=1):
    return (greeting + ' ' + name + mark) * times


def traced(function):
    def call(*args, **keywords):
        print('called with', len(args))
        return function(*args, **keywords)
    return call


@traced
def scale(x, factor=1, offset=0):
    return x * factor + offset


class Account(object):
    def __init__(self, owner, balance=0, limit=50):
        self.owner = owner
        self.balance = balance
        self.limit = limit

    def pay(self, amount, fee=0):
        if amount + fee > self.balance + self.limit:
            raise ValueError('%s cannot pay %d' % (self.owner, amount + fee))
        self.balance -= amount + fee
        return self.balance


def attempt(f):
    try:
        return str(f())
    except ValueError as e:
        return str(e)


def entry_point(argv):
    n = len(argv)
    p = partial(add, b=7 * n)
    q = partial(add, n, c=3)
    r = partial(add, 1, 2)
    both = partial(add, c=n, b=n + 1)
    print(p(1), q(b=5), q(), r(), r(c=4), p(2, c=9), both(5), both(a=6))
    loud = partial(greet, 'hello', mark='!!', times=n + 1)
    print(loud('you'), partial(greet, name='me', greeting='hi')(), partial(loud, 'all')())
    print(partial(scale, factor=n * 3)(5), partial(scale, 2, offset=n)(factor=4))
    account = Account('ann', balance=100 * n)
    pay = partial(account.pay, fee=1)
    print(pay(10), pay(20), attempt(lambda: pay(500)), account.balance)
    make = partial(Account, balance=5, limit=n)
    print(make('bob').balance, make('zoe').limit, make('zoe').owner)
    steps = [partial(add, b=i) for i in range(3)]
    print([step(1) for step in steps], list(map(partial(add, c=0), [1, 2])))
    print(sorted(['b', 'A', 'c'], key=partial(greet, mark='?', name='x')), reduce(partial(add, c=n), [1, 2]))
    print(int('11', 2), partial(int, base=2)('101') if False else 5)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
