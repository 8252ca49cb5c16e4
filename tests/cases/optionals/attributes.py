"""Attributes that are a number or None: set in __init__, in methods, as class attributes."""


class Account:
    limit = None

    def __init__(self, balance):
        self.balance = balance
        self.last = None
        self.rate = None

    def pay(self, amount):
        if self.limit is not None and amount > self.limit:
            return False
        self.balance -= amount
        self.last = amount
        return True

    def show(self):
        last = self.last
        if last is None:
            last = -1
        return "%d last=%d limit=%s rate=%s" % (self.balance, last, self.limit, self.rate)


class Limited(Account):
    limit = 10


class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next


def entry_point(argv):
    a, b = Account(100), Limited(50)
    print(a.pay(20), b.pay(20), b.pay(5))
    print(a.show())
    print(b.show())
    a.rate = 2.5
    a.limit = 3
    print(a.pay(20), a.show())
    rate = a.rate
    if rate is not None:
        print(rate * 2)
    a.rate = None
    print(a.show())
    nodes = Node(1, Node(None, Node(3, None)))
    total, missing = 0, 0
    while nodes is not None:
        value = nodes.value
        if value is None:
            missing += 1
        else:
            total += value
        nodes = nodes.next
    print(total, missing)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
