"""Data descriptors that keep the value in an attribute of another name."""


class Field:
    def __init__(self, default=0):
        self.default = default

    def __set_name__(self, owner, name):
        self.owner = owner.__name__
        self.public = name
        self.private = '_' + name

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        return getattr(obj, self.private, self.default)

    def __set__(self, obj, value):
        self.check(value)
        setattr(obj, self.private, value)

    def check(self, value):
        pass


class Positive(Field):
    def check(self, value):
        if value <= 0:
            raise ValueError('%s.%s must be positive, not %d' % (self.owner, self.public, value))


class Between(Field):
    def __init__(self, low, high):
        super().__init__(low)
        self.low = low
        self.high = high

    def check(self, value):
        if not self.low <= value <= self.high:
            raise ValueError(f'{self.public}: {value} is not in [{self.low}, {self.high}]')


class Item:
    count = Positive(1)
    price = Between(0, 1000)
    note = Field(-1)

    def __init__(self, name):
        self.name = name

    def total(self):
        return self.count * self.price


class Special(Item):
    rebate = Between(0, 50)

    def total(self):
        return super().total() * (100 - self.rebate) // 100


def attempt(item, count, price):
    try:
        item.count = count
        item.price = price
    except ValueError as e:
        print('refused:', e)
    print(item.name, item.count, item.price, item.note, item.total())


def entry_point(argv):
    n = len(argv)
    a, b, s = Item('a'), Item('b'), Special('s')
    print(a.count, a.price, a.note, a.total())
    attempt(a, 2 + n, 10)
    attempt(b, 0, 10)
    attempt(b, 4, 1001)
    attempt(s, 1, 1000)
    s.rebate = 25
    attempt(s, 2, 500)
    a.count += 5
    a.price -= 1
    print(a.count, a.price, b.count, b.price)
    try:
        s.rebate *= 3
    except ValueError as e:
        print(e)
    print(s.rebate, Item.count.default, Item.price.high, Special.rebate.public, Item.note.private)
    for item in [a, b, s]:
        item.note = item.total()
        print(item.name, item.note)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
