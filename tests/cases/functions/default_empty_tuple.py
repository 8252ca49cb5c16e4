# `()` as the default of a parameter that gets lists, tuples and other things elsewhere.
class Node:
    def __init__(self, name, children=(), tags=()):
        self.name = name
        self.children = list(children)
        self.tags = set(tags)

    def depth(self):
        return 1 + max([child.depth() for child in self.children], default=0)

    def add(self, *children):
        self.children.extend(children)
        return self

    def find(self, names=()):
        if not names:
            return self
        for child in self.children:
            if child.name == names[0]:
                return child.find(names[1:])
        raise KeyError(names[0])


class Special(Node):
    def __init__(self, children=()):
        super().__init__("special", children, ["x", "y"])

    def find(self, names=()):
        print("special", len(names))
        return Node.find(self, names)


def total(xs=(), start=0):
    result = start
    for x in xs:
        result += x
    return result


def shown(items=()):
    return repr(items) + " " + str(len(items)) + " " + str(items == ()) + " " + str(isinstance(items, tuple))


def joined(parts=(), *, extra=()):
    return "-".join(parts) + "/" + ",".join(extra)


def entry_point(argv):
    leaf = Node("leaf")
    tree = Node("tree", [leaf, Node("other", [Node("deep")], tags=["t", "t"])])
    print(tree.depth(), len(leaf.children), sorted(tree.children[1].tags), len(tree.tags))
    special = Special([Node("a")])
    tree.add(special).add()
    print(tree.find().name, tree.find(["other", "deep"]).name, tree.find(["special", "a"]).name)
    print(special.find().name, sorted(special.tags), Special().depth())
    try:
        tree.find(["special", "b"])
    except KeyError as e:
        print("KeyError", e)
    print(total(), total([1, 2]), total((3, 4)), total({5: "five"}), total(start=7), total(range(4), 1))
    print(shown(), "|", shown([1]), "|", shown((1, 2)), "|", shown("ab"))
    print(joined(), joined(["a", "b"]), joined(("c",)), joined(extra=["x"]), joined(["d"], extra=("y", "z")))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
