# A declared union whose members have a base of the program's own, used at two types.


class Shape(object):
    pass


class Box(Shape):
    def __init__(self, v):
        self.v = v


class Pair(Shape):
    def __init__(self, a, b):
        self.a = a
        self.b = b


S = Box | Pair


def make(v, two):
    if two:
        return Pair(v, v)
    return Box(v)


def first(s):
    if isinstance(s, Box):
        return s.v
    return s.a


class Tree(object):
    pass


class Leaf(Tree):
    pass


class Node(Tree):
    def __init__(self, left, value, right):
        self.left = left
        self.value = value
        self.right = right


T = Leaf | Node


def insert(t, value):
    if isinstance(t, Leaf):
        return Node(Leaf(), value, Leaf())
    if value < t.value:
        return Node(insert(t.left, value), t.value, t.right)
    return Node(t.left, t.value, insert(t.right, value))


def items(t):
    if isinstance(t, Leaf):
        return []
    return items(t.left) + [t.value] + items(t.right)


def tree_of(values):
    t = Leaf()
    for value in values:
        t = insert(t, value)
    return t


def entry_point(argv):
    print(first(make(1, True)) + 1, first(make(2, False)) + 1)
    print(first(make("x", True)) + "!", first(make("y", False)) + "!")
    print(items(tree_of([3, 1, 2])))
    return 0
