from typing import NamedTuple, List, Dict, Tuple


class Item(NamedTuple):
    name: str
    price: int


class Order(NamedTuple):
    id: int
    items: List[Item]
    where: Tuple[int, int]


def total(order):
    result = 0
    for item in order.items:
        result += item.price
    return result


def entry_point(argv):
    orders = [Order(1, [Item('a', 5), Item('b', 6)], (0, 0)), Order(2, [], (1, 2))]
    orders[1].items.append(Item('c', 9))
    for o in orders:
        print(o.id, total(o), o.where[0] + o.where[1])
    print(orders[0])
    print(orders[1].items[0]._replace(price=1))
    by_name: Dict[str, Item] = {}
    for o in orders:
        for it in o.items:
            by_name[it.name] = it
    print(sorted(by_name.keys()), by_name['c'].price)
    for name, price in by_name.values():
        print(name, price)
    (ident, items, (x, y)) = orders[1]
    print(ident, len(items), x, y)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
