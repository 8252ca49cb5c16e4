# What a class keeps for its methods to make, and an unrelated class that has a method of the name with other parameters.
class Leaf:
    def __init__(self, n):
        self.n = n

    def total(self):
        return self.n


class Named:
    def __init__(self, n):
        self.name = "n%d" % n

    def total(self):
        return self.name


class Maker:
    item = Leaf

    def make(self, n):
        return self.item(n).total()


class NamedMaker(Maker):
    item = Named


class Price:
    def total(self, n):
        return n * 1.5


class Dear(Price):
    def total(self, n):
        return n * 2.5


def entry_point(argv):
    n = len(argv)
    for price in [Price(), Dear()]:
        print(price.total(n))
    print(Maker().make(3) + n, NamedMaker().make(4) + "!")
    return 0
