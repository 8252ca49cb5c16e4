# Classes without instances: their methods count for nothing where others are called.
class Node:
    def value(self, env):
        ...

    def name(self):
        """The name of the sort of node."""

    def weight(self):
        pass

    def show(self):
        return "%s:%d" % (self.name(), self.weight() + 1)


class Leaf(Node):
    def value(self, env):
        raise NotImplementedError

    def weight(self):
        return 1


class Number(Leaf):
    def __init__(self, n):
        self.n = n

    def value(self, env):
        return self.n

    def name(self):
        return "number"


class Variable(Leaf):
    def __init__(self, key):
        self.key = key

    def value(self, env):
        return env[self.key]

    def name(self):
        return "variable " + self.key


class Sum(Node):
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def value(self, env):
        return self.a.value(env) + self.b.value(env)

    def name(self):
        return "sum"

    def weight(self):
        return self.a.weight() + self.b.weight()


class Product(Sum):
    def value(self, env):
        return self.a.value(env) * self.b.value(env)

    def name(self):
        return "product"


class Unused(Node):
    def value(self, env):
        return "text, and not a number"

    def name(self):
        return self.nothing_has_this

    def weight(self):
        return [self.nor_this]


def check(node):
    if isinstance(node, Unused):
        print(node.name(), node.weight())
        return "unused"
    if isinstance(node, Leaf):
        return "leaf"
    return "inner"


def entry_point(argv):
    x = Variable("x")
    nodes = [Number(3), x, Sum(x, Number(4)), Product(Sum(x, x), Number(-1))]
    for node in nodes:
        print(node.show(), node.value({"x": 10}), check(node))
    try:
        print(x.value({"y": 1}))
    except KeyError as e:
        print("KeyError", e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
