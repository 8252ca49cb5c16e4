from .errors import UnknownProduct, OutOfStock
from .product import Product


class Stock:
    """How many of each product there are."""

    def __init__(self):
        self._products = {}
        self._counts = {}

    def add(self, product, count):
        self._products[product.name] = product
        self._counts[product] = self._counts.get(product, 0) + count

    def find(self, name):
        try:
            return self._products[name]
        except KeyError:
            raise UnknownProduct(name)

    def available(self, name):
        return self._counts[self.find(name)]

    def take(self, name, count):
        product = self.find(name)
        there = self._counts[product]
        if count > there:
            raise OutOfStock(name, count, there)
        self._counts[product] = there - count
        return product

    def check(self):
        for product in self._counts:
            assert self._counts[product] >= 0, product.name

    def value(self):
        return sum(product.cents * count for product, count in self._counts.items())

    def __iter__(self):
        names = sorted(self._products)
        pairs = [(str(self._products[n]), self._counts[self._products[n]]) for n in names]
        return iter(pairs)
