"""A module of a package, with entry points."""

from shop import CURRENCY
from . import stock
from .stock import Item
from .errors import OutOfStock, check
import shop.errors as errors


def bill(lines):
    """The texts and the sum of (name, number) lines."""
    texts = []
    total = 0
    for name, number in lines:
        check(name)
        price = stock.price_of(name) * number
        texts.append("%d %s: %d %s" % (number, name, price, CURRENCY))
        total += price
    return texts, total


def sell(name, there, numbers):
    """How many are left after each sale; the rest of the sales once one fails."""
    item = Item(name, there)
    left = []
    try:
        for number in numbers:
            left.append(item.take(number))
    except OutOfStock:
        left.append(-1)
    return left


def sell_one(name, there):
    item = Item(name, there)
    try:
        return item.take(1)
    except errors.OutOfStock as error:
        raise errors.ShopError("sorry: " + str(error))
