# A method that is chosen by the class of an argument takes objects of that class alone.


class Node:
    def accept(self, visitor: "Printer", depth: int) -> str:
        return getattr(visitor, "visit_" + type(self).__name__)(self, depth)


class Num(Node):
    def __init__(self, value: float):
        self.value = value


class Name(Node):
    def __init__(self, value: str):
        self.value = value


class Neg(Node):
    def __init__(self, value: Node):
        self.value = value


class Add(Node):
    def __init__(self, left: Node, right: Node):
        self.left = left
        self.right = right


class Special(Num):
    pass


class Printer:
    def visit_Num(self, n: Num, depth: int) -> str:
        return f"{n.value:g}@{depth}"

    def visit_Name(self, n: Name, depth: int) -> str:
        return n.value.upper()

    def visit_Neg(self, n: Neg, depth: int) -> str:
        return "-" + n.value.accept(self, depth + 1)

    def visit_Add(self, n: Add, depth: int) -> str:
        return "(" + n.left.accept(self, depth + 1) + " + " + n.right.accept(self, depth + 1) + ")"


class Evaluator:
    """As `ast.NodeVisitor` does it."""

    def __init__(self):
        self.names = {"x": 4.0}
        self.seen = 0

    def visit(self, node: Node) -> float:
        method = "visit_" + node.__class__.__name__
        visitor = getattr(self, method, self.generic_visit)
        return visitor(node)

    def generic_visit(self, node: Node) -> float:
        self.seen += 1
        return -1000.0

    def visit_Num(self, n: Num) -> float:
        return n.value

    def visit_Name(self, n: Name) -> float:
        return self.names[n.value]

    def visit_Add(self, n: Add) -> float:
        return self.visit(n.left) + self.visit(n.right)


class Negating(Evaluator):
    def visit_Neg(self, n: Neg) -> float:
        return -self.visit(n.value)

    def visit_Name(self, n: Name) -> float:
        return float(len(n.value))


class Lower:
    def dispatch(self, node: Node, times: int, other: Node) -> int:
        return getattr(self, f"on_{type(node).__name__.lower()}")(times, node, other)

    def on_num(self, times: int, n: Num, other: Node) -> int:
        return int(n.value) * times

    def on_name(self, times: int, n: Name, other: Node) -> int:
        return len(n.value) * times + (1 if isinstance(other, Num) else 0)


class Twice:
    def go(self, node: Node) -> str:
        f = getattr(self, "twice_%s" % type(node).__name__)
        return f(node, node)

    def twice_Num(self, a: Num, b: Num) -> str:
        return str(a.value + b.value)

    def twice_Name(self, a: Name, b: Name) -> str:
        return a.value + b.value


def entry_point(argv):
    n = len(argv)
    tree = Add(Neg(Num(2.5)), Add(Name("x"), Num(float(n))))
    print(tree.accept(Printer(), 0))
    for e in [Evaluator(), Negating()]:
        print(e.visit(tree), e.seen, e.visit(Neg(Name("abc"))), e.seen)
    print(Evaluator().visit(Special(3.0)))
    for node in [Num(3.0), Name("abc"), Neg(Num(1.0)), Special(4.0)]:
        try:
            print(Lower().dispatch(node, n + 1, Num(1.0)))
        except AttributeError as error:
            print(error)
        try:
            print(Twice().go(node))
        except AttributeError as error:
            print(error)
        try:
            print(node.accept(Printer(), 7))
        except AttributeError as error:
            print(error)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
