from . import nodes
from .errors import LangError
from .values import Int, Str


class ReturnValue(Exception):
    def __init__(self, value):
        self.value = value


class Scope:
    def __init__(self, parent):
        self.parent = parent
        self.names = {}

    def lookup(self, name):
        scope = self
        while scope is not None:
            if name in scope.names:
                return scope
            scope = scope.parent
        raise LangError('undefined ' + name)


class Evaluator(nodes.Visitor):
    def __init__(self):
        self.globals = Scope(None)
        self.scope = self.globals
        self.functions = {}
        self.output = []
        self.steps = 0

    def run(self, statements):
        for statement in statements:
            self.execute(statement)

    def execute(self, node):
        self.steps += 1
        if isinstance(node, nodes.Var):
            self.scope.names[node.name] = node.value.accept(self)
        elif isinstance(node, nodes.Assign):
            value = node.value.accept(self)
            self.scope.lookup(node.name).names[node.name] = value
        elif isinstance(node, nodes.Print):
            self.output.append(node.value.accept(self).show())
        elif isinstance(node, nodes.ExprStmt):
            node.value.accept(self)
        elif isinstance(node, nodes.Return):
            raise ReturnValue(node.value.accept(self))
        elif isinstance(node, nodes.If):
            self.run(node.then if node.test.accept(self).truth() else node.other)
        elif isinstance(node, nodes.While):
            while node.test.accept(self).truth():
                self.run(node.body)
        elif isinstance(node, nodes.Fun):
            self.functions[node.name] = node
        else:
            raise AssertionError('unknown statement')

    def number(self, node):
        return Int(node.value)

    def text(self, node):
        return Str(node.value)

    def name(self, node):
        return self.scope.lookup(node.name).names[node.name]

    def binary(self, node):
        left = node.left.accept(self)
        right = node.right.accept(self)
        return left.binary(node.op, right)

    def call(self, node):
        function = self.functions.get(node.name)
        if function is None:
            raise LangError('undefined function ' + node.name)
        if len(function.params) != len(node.args):
            raise LangError('%s takes %d arguments' % (node.name, len(function.params)))
        inner = Scope(self.globals)
        for param, arg in zip(function.params, node.args):
            inner.names[param] = arg.accept(self)
        saved = self.scope
        self.scope = inner
        try:
            self.run(function.body)
        except ReturnValue as result:
            return result.value
        finally:
            self.scope = saved
        return Int(0)
