"""What the shop is configured with; read while importing."""

CURRENCY = 'EUR'
TAX_RATES = {'food': 7, 'book': 7}
for _kind in ('goods', 'service'):
    TAX_RATES[_kind] = 19
CONFIG = {'limit': 10000, 'per_item': 50}
CONFIG.update(minimum=0)
del _kind
