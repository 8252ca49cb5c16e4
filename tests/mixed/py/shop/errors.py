class ShopError(Exception):
    pass


class OutOfStock(ShopError):
    def __init__(self, name, wanted):
        ShopError.__init__(self, "%d of %s are not there" % (wanted, name))


def check(name):
    if name == "":
        raise ShopError("no name")
