"""An expression tree with visitors in three styles: by name, by single dispatch tables, by match."""
from __future__ import annotations
from dataclasses import dataclass
from typing import Union


class Node:
    def accept(self, visitor):
        return getattr(visitor, "visit_" + type(self).__name__.lower())(self)


@dataclass
class Num(Node):
    value: float


@dataclass
class Var(Node):
    name: str


@dataclass
class Bin(Node):
    op: str
    left: Node
    right: Node


@dataclass
class Call(Node):
    name: str
    args: list[Node]


class Visitor:
    def visit(self, node: Node):
        method = getattr(self, f"visit_{type(node).__name__}", self.generic_visit)
        return method(node)

    def generic_visit(self, node):
        raise NotImplementedError(f"no visit_{type(node).__name__}")


class Printer(Visitor):
    PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}

    def visit_Num(self, node):
        return f"{node.value:g}"

    def visit_Var(self, node):
        return node.name

    def visit_Bin(self, node):
        parts = []
        for side, child in (("l", node.left), ("r", node.right)):
            text = self.visit(child)
            if isinstance(child, Bin):
                mine, theirs = self.PRECEDENCE[node.op], self.PRECEDENCE[child.op]
                if theirs < mine or (theirs == mine and side == "r"):
                    text = f"({text})"
            parts.append(text)
        return f" {node.op} ".join(parts)

    def visit_Call(self, node):
        return f"{node.name}({', '.join(self.visit(a) for a in node.args)})"


class Counter(Visitor):
    def __init__(self):
        self.total = 0

    def visit_Num(self, node):
        self.total += 1
        return ""

    def visit_Bin(self, node):
        self.visit(node.left)
        self.visit(node.right)
        return ""


def simplify(node: Node) -> Node:
    match node:
        case Bin("+", Num(a), Num(b)):
            return Num(a + b)
        case Bin("*", Num(0), _) | Bin("*", _, Num(0)):
            return Num(0)
        case Bin("*", Num(1), x) | Bin("*", x, Num(1)) | Bin("+", Num(0), x) | Bin("+", x, Num(0)):
            return simplify(x)
        case Bin(op, left, right):
            a, b = simplify(left), simplify(right)
            if (a, b) != (left, right):
                return simplify(Bin(op, a, b))
            return node
        case Call(name, args):
            return Call(name, [simplify(a) for a in args])
        case _:
            return node


def derive(node: Node, by: str) -> Node:
    match node:
        case Num():
            return Num(0)
        case Var(name):
            return Num(1 if name == by else 0)
        case Bin("+" | "-" as op, a, b):
            return Bin(op, derive(a, by), derive(b, by))
        case Bin(op="*", left=a, right=b):
            return Bin("+", Bin("*", derive(a, by), b), Bin("*", a, derive(b, by)))
        case Bin("^", base, Num(n)) if n > 0:
            return Bin("*", Bin("*", Num(n), Bin("^", base, Num(n - 1))), derive(base, by))
        case _:
            raise ValueError(f"cannot derive {node}")


def entry_point(argv):
    x, y = Var("x"), Var("y")
    e = Bin("+", Bin("*", Num(3), Bin("^", x, Num(2))), Bin("-", y, Bin("-", x, Num(1))))
    p = Printer()
    print(p.visit(e))
    print(p.visit(simplify(derive(e, "x"))))
    print(simplify(Bin("+", Num(0), Bin("*", Num(1), Call("f", [Bin("+", Num(1.5), Num(2.5)), x])))))
    c = Counter()
    c.visit(Bin("+", Num(1), Bin("*", Num(2), Num(3))))
    print(c.total)
    try:
        c.visit(Bin("+", Num(1), x))
    except NotImplementedError as err:
        print(err)
    try:
        derive(Call("f", []), "x")
    except ValueError as err:
        print(err)
    print(p.visit(Bin("*", Bin("+", x, y), Bin("/", x, Bin("*", y, Num(2.5))))))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
