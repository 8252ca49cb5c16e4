from collections import OrderedDict

FILTERS = OrderedDict()
FILTERS['upper'] = lambda s: s.upper()
FILTERS['title'] = lambda s: s.title()
FILTERS['trim'] = lambda s: s.strip()
FILTERS['reverse'] = lambda s: s[::-1]
FILTERS['pad'] = lambda s: s.ljust(6, '.')


def default_text(text):
    return text if text else 'nothing, '


FILTERS['default'] = default_text
