"""The nodes of the tree, and who visits them."""


class Node:
    position = -1

    def accept(self, visitor):
        raise NotImplementedError


class Visitor:
    """Who looks at expressions."""

    def number(self, node):
        raise NotImplementedError

    def text(self, node):
        raise NotImplementedError

    def name(self, node):
        raise NotImplementedError

    def binary(self, node):
        raise NotImplementedError

    def call(self, node):
        raise NotImplementedError


class Expr(Node):
    pass


class Stmt(Node):
    pass


class Number(Expr):
    def __init__(self, value):
        self.value = value

    def accept(self, visitor):
        return visitor.number(self)


class Text(Expr):
    def __init__(self, value):
        self.value = value

    def accept(self, visitor):
        return visitor.text(self)


class Name(Expr):
    def __init__(self, name):
        self.name = name

    def accept(self, visitor):
        return visitor.name(self)


class Binary(Expr):
    def __init__(self, op, left, right):
        self.op, self.left, self.right = op, left, right

    def accept(self, visitor):
        return visitor.binary(self)


class Call(Expr):
    def __init__(self, name, args):
        self.name, self.args = name, args

    def accept(self, visitor):
        return visitor.call(self)


class Var(Stmt):
    def __init__(self, name, value):
        self.name, self.value = name, value


class Assign(Stmt):
    def __init__(self, name, value):
        self.name, self.value = name, value


class Print(Stmt):
    def __init__(self, value):
        self.value = value


class ExprStmt(Stmt):
    def __init__(self, value):
        self.value = value


class Return(Stmt):
    def __init__(self, value):
        self.value = value


class If(Stmt):
    def __init__(self, test, then, other):
        self.test, self.then, self.other = test, then, other


class While(Stmt):
    def __init__(self, test, body):
        self.test, self.body = test, body


class Fun(Stmt):
    def __init__(self, name, params, body):
        self.name, self.params, self.body = name, params, body
