"""Nodes of the tree. Each class names its fields; constructors and a walk are made of that."""


class NodeMeta(type):
    def __init__(cls, name, bases, namespace):
        type.__init__(cls, name, bases, namespace)
        fields = namespace.get("fields", "").split()
        if "__init__" not in namespace and fields:
            lines = ["def __init__(self, line, %s):" % ", ".join(fields), "    self.line = line"]
            lines += ["    self.%s = %s" % (field, field) for field in fields]
            scope = {}
            exec("\n".join(lines), scope)
            cls.__init__ = scope["__init__"]
        visit = "visit_" + name

        def accept(self, compiler):
            return getattr(compiler, visit)(self)

        cls.accept = accept
        cls.kind = name


class Node(metaclass=NodeMeta):
    line = 0


class Expr(Node):
    pass


class Stmt(Node):
    pass


class Literal(Expr):
    fields = "w_value"


class Name(Expr):
    fields = "name"


class Binary(Expr):
    fields = "op left right"


class Unary(Expr):
    fields = "op operand"


class Logical(Expr):
    fields = "is_and left right"


class Call(Expr):
    fields = "callee args"


class Index(Expr):
    fields = "obj index"


class Slice(Expr):
    fields = "obj start stop"


class Attribute(Expr):
    fields = "obj name"


class SuperCall(Expr):
    fields = "name args"


class ListDisplay(Expr):
    fields = "items"


class MapDisplay(Expr):
    fields = "keys values"


class Function(Expr):
    fields = "name params body is_method"


class ExprStmt(Stmt):
    fields = "expr"


class Let(Stmt):
    fields = "name value"


class Assign(Stmt):
    fields = "target value"


class If(Stmt):
    fields = "condition then otherwise"


class While(Stmt):
    fields = "condition body"


class For(Stmt):
    fields = "name iterable body"


class Jump(Stmt):
    fields = "is_break"


class Return(Stmt):
    fields = "value"


class Throw(Stmt):
    fields = "value"


class Try(Stmt):
    fields = "body name handler"


class Class(Stmt):
    fields = "name base methods"


class Block(Stmt):
    fields = "statements"
