class ShopError(Exception):
    pass


class UnknownProduct(ShopError):
    def __init__(self, name):
        ShopError.__init__(self, 'no product ' + repr(name))
        self.name = name


class OutOfStock(ShopError):
    def __init__(self, name, wanted, available):
        ShopError.__init__(self, 'not enough of ' + name)
        self.wanted = wanted
        self.available = available


class EmptyBasket(ShopError):
    def __init__(self):
        super().__init__('the basket is empty')
