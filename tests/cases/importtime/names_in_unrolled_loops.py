# What a loop over an `unrolling_iterable` asks of its names decides which branches there are:
# the others may be wrong for the class at hand.
from rpython.rlib.objectmodel import specialize
from rpython.rlib.unroll import unrolling_iterable


class Node(object):
    children = []


def all_children(cls):
    names = []
    while cls is not object:
        names += [name for name in cls.__dict__.get("children", []) if name not in names]
        cls = cls.__base__
    return names


def add_walker(cls):
    slots = unrolling_iterable(all_children(cls))

    def walk(node, depth):
        print("  " * depth + node.title())
        count = 1
        for slot in slots:
            if slot.endswith("[*]"):
                for child in getattr(node, slot[:-3]):
                    count += child.walk(depth + 1)
            elif slot.startswith("maybe_"):
                child = getattr(node, slot)
                if child is not None:
                    count += child.walk(depth + 1)
            elif slot.find("?") >= 0:
                count += getattr(node, slot[:-4])
            else:
                count += getattr(node, slot).walk(depth + 1)
        return count

    cls.walk = walk
    return cls


@add_walker
class Leaf(Node):
    def __init__(self, value):
        self.value = value

    def title(self):
        return "leaf %d" % self.value


@add_walker
class Pair(Node):
    children = ["left", "right"]

    def __init__(self, left, right):
        self.left = left
        self.right = right

    def title(self):
        return "pair"


@add_walker
class Block(Node):
    children = ["maybe_head", "body[*]", "extra?int"]

    def __init__(self, head, body):
        self.maybe_head = head
        self.body = body
        self.extra = 100

    def title(self):
        return "block of %d" % len(self.body)


@add_walker
class Loop(Block):
    children = ["condition"]

    def __init__(self, condition, head, body):
        Block.__init__(self, head, body)
        self.condition = condition

    def title(self):
        return "loop"


@specialize.arg(1)
def get(node, name):
    if name.isupper():
        return node.nothing_has_this
    if name.startswith(("c", "b"), 0, 1) and name.count("o") == 2:
        return node.condition.title()
    if "dition".find(name, 1) == 1:
        return node.nor_this
    return node.title()


def entry_point(argv):
    leaf = Leaf(len(argv))
    loop = Loop(Pair(leaf, Leaf(2)), None, [Leaf(3), Pair(leaf, leaf)])
    print(Block(leaf, [loop, leaf]).walk(0))
    print(Block(None, []).walk(0))
    print(get(loop, "condition"), get(loop, "body"), get(loop, "boo"))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
