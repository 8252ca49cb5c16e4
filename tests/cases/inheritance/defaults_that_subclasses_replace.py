"""A default in the body of a base, of another type than what constructors or bodies of subclasses give."""


class Cell:
    value = 0

    def show(self):
        print(self.value)


class Text(Cell):
    def __init__(self):
        self.value = "text"


class Items(Cell):
    value = [1, 2]


class Longer(Items):
    value = [3]


def in_methods():
    Cell().show()
    Text().show()
    Items().show()
    for cell in [Cell(), Text(), Items(), Longer()]:
        cell.show()


# With a constructor of the base, and read outside.

class Field:
    default = 0

    def __init__(self, name):
        self.name = name


class TextField(Field):
    default = "a"


class ListField(Field):
    def __init__(self, name):
        Field.__init__(self, name)
        self.default = [1]


class DeepField(ListField):
    def __init__(self, name):
        super().__init__(name + "!")


def outside():
    print(Field("x").default + 1)
    print(TextField("y").default + "x")
    print(ListField("z").default + [2])
    print(DeepField("u").default + [3])
    for field in [Field("1"), TextField("2"), ListField("3"), DeepField("4")]:
        print(field.name)


class Shown:
    size = 0

    def __init__(self, name):
        self.name = name


class ShownText(Shown):
    size = "large"


class ShownList(Shown):
    def __init__(self, name):
        Shown.__init__(self, name)
        self.size = [1]


def show(which):
    print(which.name, which.size)


def in_functions():
    show(Shown("x"))
    show(ShownText("y"))
    show(ShownList("z"))
    print(ShownText("u").size + "x")


# Read by the class all the same.

class Node:
    children = ()
    weight = 1.0

    def count(self):
        return len(self.children)


class Tree(Node):
    def __init__(self, children):
        self.children = children
        self.weight = [0.5]


def by_class():
    print(Node.weight, Tree.weight, Tree([Node()]).weight, Node().weight)
    print(Tree([Node(), Node()]).count(), Node().count())


def entry_point(argv):
    in_methods()
    outside()
    in_functions()
    by_class()
    return 0
