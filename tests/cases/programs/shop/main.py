"""A shop: stock, orders, invoices, and a report of a day."""
from shop_core import *
from shop_core.errors import ShopError, OutOfStock
from reports import daily
from settings import CONFIG, CURRENCY, TAX_RATES


def fill(stock):
    for line in CONFIG_STOCK.split('\n'):
        line = line.strip()
        if not line or line.startswith('#'):
            continue
        name, kind, count, cents = [part.strip() for part in line.split('|')]
        stock.add(Product(name, kind, int(cents)), int(count))


CONFIG_STOCK = """
# name | kind | count | price in cents
apple      | food  | 120 | 35
bread      | food  | 12  | 280
novel      | book  | 3   | 1299
dictionary | book  | 1   | 4550
lamp       | goods | 4   | 2399
"""


def order(shop, customer, wanted):
    basket = Basket(customer)
    for name, count in wanted:
        basket.put(name, count)
    try:
        invoice = shop.sell(basket)
    except OutOfStock as error:
        print('%-8s refused: %s (%d wanted, %d there)' % (
            customer, error, error.wanted, error.available))
        return None
    except ShopError as error:
        print('%-8s error: %s' % (customer, error))
        return None
    else:
        print('%-8s %s' % (customer, invoice.summary()))
        return invoice
    finally:
        shop.visits += 1


def entry_point(argv):
    shop = Shop(TAX_RATES)
    fill(shop.stock)
    orders = [
        ('ann', [('apple', 10), ('novel', 1)]),
        ('bob', [('bread', 2), ('apple', 3)]),
        ('cid', [('novel', 3)]),
        ('dan', [('unicorn', 1)]),
        ('eve', []),
        ('fay', [('lamp', 4), ('dictionary', 1), ('novel', 2)]),
    ]
    invoices = [order(shop, customer, wanted) for customer, wanted in orders]
    done = [invoice for invoice in invoices if invoice is not None]
    print(daily.report(shop, done))
    print('limit', CONFIG['limit'], CURRENCY)
    shop.stock.check()
    for product, count in shop.stock:
        print('%s: %d' % (product, count))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
