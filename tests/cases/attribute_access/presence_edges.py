"""`hasattr`, `getattr` with a default: slots, properties, `None`, methods as defaults, prebuilt."""


class Shape:
    unit = 'cm'

    def __init__(self, sides):
        self.sides = sides


class Square(Shape):
    def area(self):
        return self.sides * self.sides

    @property
    def label(self):
        return 'square of %d' % self.sides


class Slotted:
    __slots__ = ('a', 'b')

    def __init__(self, a):
        self.a = a


class Node:
    def __init__(self, name):
        self.name = name


class Weighted(Node):
    weight = 10


class Heavy(Weighted):
    weight = 100


READY = Node('ready')
READY.extra = 'prebuilt extra'
BARE = Node('bare')


def no_area():
    return -1


def find(nodes, name):
    for node in nodes:
        if node.name == name:
            return node
    return None


def set_later(node, value):
    node.extra = value


def entry_point(argv):
    for shape in [Shape(3), Square(4)]:
        print(getattr(shape, 'area', no_area)(), hasattr(shape, 'area'), hasattr(shape, 'label'))
        print(getattr(shape, 'label', 'no label'), getattr(shape, 'unit', 'm'))
    s = Slotted(1)
    print(hasattr(s, 'a'), hasattr(s, 'b'), getattr(s, 'b', 7))
    s.b = 2
    print(hasattr(s, 'b'), getattr(s, 'b', 7))
    nodes = [Node('x'), Weighted('y'), Heavy('z')]
    for node in nodes:
        print(node.name, getattr(node, 'weight', 1), hasattr(node, 'weight'))
    nodes[1].weight = 11
    for node in nodes:
        print(node.name, getattr(node, 'weight', 1), hasattr(node, 'weight'))
    found = find(nodes, 'y')
    missing = find(nodes, 'nobody')
    print(getattr(found, 'name', '?'), getattr(missing, 'name', '?'))
    print(hasattr(found, 'name'), hasattr(missing, 'name'))
    for node in [READY, BARE]:
        print(node.name, hasattr(node, 'extra'), getattr(node, 'extra', 'none'))
    set_later(BARE, 'set at last')
    print(getattr(BARE, 'extra', 'none'))
    try:
        print(nodes[0].extra)
    except AttributeError as e:
        print(e)
    print(hasattr([], 'append'), hasattr('', 'append'), hasattr(3, 'real'), hasattr({}, 'keys'))
    print(hasattr(len, '__call__'), hasattr(s, '__len__'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
