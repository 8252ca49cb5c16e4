from .items import Item, SPECIAL_PRICES
from . import items as all_items


def price_of(name):
    return SPECIAL_PRICES.get(name, all_items.DEFAULT_PRICE)
