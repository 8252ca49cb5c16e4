class Node:
    def size(self):
        return 1


class Leaf(Node):
    def __init__(self, text):
        self.text = text


class Inner(Node):
    def __init__(self, below):
        self.below = below

    def size(self):
        return 1 + sum([node.size() for node in self.below])


class Named(Inner):
    def __init__(self, name, below):
        Inner.__init__(self, below)
        self.name = name


class Mark(Node):
    pass


Shown = Leaf | Named


def shown(node: Shown) -> str:
    if isinstance(node, Leaf):
        return node.text
    if isinstance(node, Named):
        return node.name
    return "?"


def any_of(node: "Leaf | Inner | Mark") -> int:
    if type(node) is Mark:
        return 0
    return node.size()


def entry_point(argv):
    tree = Named("top", [Leaf("x"), Inner([Mark(), Leaf("y")]), Named("in", [])])
    print(tree.size(), shown(tree), shown(Leaf("z")))
    print([any_of(node) for node in [tree, Leaf("q"), Mark(), Inner([])]])
    return 0
