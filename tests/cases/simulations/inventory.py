from dataclasses import dataclass, field
from typing import Dict, List


class StockError(Exception):
    pass


@dataclass
class Product:
    sku: str
    name: str
    cents: int
    quantity: int = 0
    tags: List[str] = field(default_factory=list)

    @property
    def value(self) -> int:
        return self.cents * self.quantity


@dataclass(frozen=True)
class Order:
    sku: str
    quantity: int


def money(cents: int) -> str:
    sign = '-' if cents < 0 else ''
    return f'{sign}{abs(cents) // 100:,}.{abs(cents) % 100:02d}'


class Warehouse:
    def __init__(self, reorder_below: int = 5) -> None:
        self.products: Dict[str, Product] = {}
        self.reorder_below = reorder_below
        self.backlog: List[Order] = []

    def add(self, line: str) -> Product:
        fields = [f.strip() for f in line.split(';')]
        try:
            sku, name, price, quantity = fields[:4]
            euros, _, cents = price.partition('.')
            product = Product(sku, name, int(euros) * 100 + int(cents or '0'), int(quantity), fields[4:])
        except ValueError:
            raise StockError(f'bad line: {line!r}') from None
        if product.sku in self.products:
            raise StockError(f'duplicate {product.sku}')
        self.products[product.sku] = product
        return product

    def ship(self, order: Order) -> int:
        product = self.products.get(order.sku)
        if product is None:
            raise StockError('unknown ' + order.sku)
        shipped = min(order.quantity, product.quantity)
        product.quantity -= shipped
        if shipped < order.quantity:
            self.backlog.append(Order(order.sku, order.quantity - shipped))
        return shipped

    def restock(self, sku: str, quantity: int) -> None:
        self.products[sku].quantity += quantity
        waiting, self.backlog = self.backlog, []
        for order in waiting:
            self.ship(order)

    def report(self) -> None:
        for p in sorted(self.products.values(), key=lambda p: (-p.value, p.sku)):
            flag = ' !' if p.quantity < self.reorder_below else ''
            print(f'{p.sku:<6}{p.name:<12}{p.quantity:>4}{money(p.value):>12}{flag} {"/".join(p.tags)}'.rstrip())
        print(f'{"total":<22}{money(sum(p.value for p in self.products.values())):>12}')


def entry_point(argv):
    w = Warehouse()
    for line in ('A1; hammer; 12.50; 10; tool; steel', 'B2; nails; 0.05; 90000', 'C3; glue; 3; 2', 'A1; axe; 1.0; 1',
                 'D4; broken; x; 1', 'too; short'):
        try:
            print(w.add(line))
        except StockError as e:
            print('error:', e)
    w.report()
    for order in (Order('A1', 4), Order('C3', 7), Order('Z9', 1), Order('C3', 1)):
        try:
            print(order, '->', w.ship(order))
        except StockError as e:
            print(order, 'failed:', e)
    print(w.backlog)
    w.restock('C3', 7)
    print(w.backlog, Order('C3', 1) in w.backlog)
    w.report()
    print(money(-5), money(123456789))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
