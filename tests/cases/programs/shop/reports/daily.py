from .table import Table
from shop_core.product import money


def report(shop, invoices):
    table = Table('no', 'customer', 'net', 'total')
    for invoice in invoices:
        table.row([str(invoice.number), invoice.customer, money(invoice.net), money(invoice.total)])
    taxes = {}
    for invoice in invoices:
        for rate, tax in invoice.taxes.items():
            taxes[rate] = taxes.get(rate, 0) + tax
    lines = [table.render()]
    for rate in sorted(taxes):
        lines.append('tax %d%%: %s' % (rate, money(taxes[rate])))
    best = sorted(shop.sold.items(), key=lambda pair: (-pair[1], pair[0]))
    lines.append('sold: ' + ', '.join(['%s %d' % pair for pair in best]))
    lines.append('stock worth %s after %d visits' % (money(shop.stock.value()), shop.visits))
    return '\n'.join(lines)
