# Whether there is a method of the name of a class is known before the other arguments are; `None` has a class, too.
from typing import Optional


class Node:
    pass


class Leaf(Node):
    def __init__(self, n):
        self.n = n


class Other(Node):
    pass


class Visitor:
    def __init__(self):
        self.log = []

    def step(self, what):
        self.log.append(what)
        return len(self.log)

    def on_Leaf(self, node, number):
        return node.n + number

    def on_NoneType(self, node, number):
        return -number

    def visit(self, node):
        return getattr(self, "on_" + type(node).__name__)(node, self.step("visit"))

    def visit_or(self, node):
        return getattr(self, "on_" + type(node).__name__, self.missing)(node, self.step("or"))

    def visit_maybe(self, node: Optional[Node]):
        return getattr(self, "at_" + type(node).__name__)(node)

    def missing(self, node, number):
        return 1000 + number

    def at_Leaf(self, node):
        return "a leaf"

    def at_Other(self, node):
        return "another"

    def at_NoneType(self, node):
        return "nothing"


class Fallback:
    def do_Leaf(self, node):
        return "leaf %d" % node.n

    def __getattr__(self, name):
        return self.other

    def other(self, node):
        return "other"

    def visit(self, node):
        return getattr(self, "do_" + type(node).__name__)(node)


def entry_point(argv):
    print([Fallback().visit(node) for node in [Leaf(1), Other()]])
    v = Visitor()
    print(v.visit(Leaf(5)), v.log)
    try:
        print(v.visit(Other()))
    except AttributeError as error:
        print(error, v.log)
    print(v.visit_or(Leaf(5)), v.visit_or(Other()), v.log)
    for node in [Leaf(1), Other(), None]:
        print(v.visit_maybe(node))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
