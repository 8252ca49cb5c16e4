class Product:
    def __init__(self, name, kind, cents):
        assert cents > 0, 'a product costs something'
        self.name = name
        self.kind = kind
        self.cents = cents

    def __str__(self):
        return '%s (%s, %s)' % (self.name, self.kind, money(self.cents))

    def __eq__(self, other):
        return isinstance(other, Product) and self.name == other.name

    def __hash__(self):
        return hash(self.name)


def money(cents):
    sign = '-' if cents < 0 else ''
    cents = abs(cents)
    return f'{sign}{cents // 100}.{cents % 100:02d}'
