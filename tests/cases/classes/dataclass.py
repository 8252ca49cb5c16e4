from dataclasses import dataclass


@dataclass
class Item:
    name: str
    price: int = 0


def entry_point(argv):
    a = Item('tea', 3)
    b = Item('tea', 3)
    c = Item('air')
    print(a.name, a.price, c.price, a == b, a == c)
    print(a)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
