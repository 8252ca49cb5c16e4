from . import errors
from .product import money
from .stock import Stock


class Invoice:
    count = 0

    def __init__(self, number, customer):
        self.number = number
        self.customer = customer
        self.positions = []
        self.taxes = {}

    def add(self, product, count, rate):
        net = product.cents * count
        tax = (net * rate + 50) // 100
        self.positions.append((product.name, count, net))
        self.taxes[rate] = self.taxes.get(rate, 0) + tax

    @property
    def net(self):
        return sum([net for _, _, net in self.positions])

    @property
    def total(self):
        return self.net + sum(self.taxes.values())

    def summary(self):
        parts = ['%d x %s' % (count, name) for name, count, _ in self.positions]
        return '#%d %s = %s' % (self.number, ', '.join(parts), money(self.total))


class Shop:
    def __init__(self, rates):
        self.rates = rates
        self.stock = Stock()
        self.sold = {}
        self.visits = 0
        self.next_number = 1

    def sell(self, basket):
        if not len(basket):
            raise errors.EmptyBasket()
        for name, count in basket.lines:
            if self.stock.available(name) < count:
                raise errors.OutOfStock(name, count, self.stock.available(name))
        invoice = Invoice(self.next_number, basket.owner)
        self.next_number += 1
        for name, count in basket.lines:
            product = self.stock.take(name, count)
            invoice.add(product, count, self.rates[product.kind])
            self.sold[name] = self.sold.get(name, 0) + count
        return invoice
