from .. import nodes
from ..values import Int, Str
from . import opcodes
from .opcodes import Code


class Compiler(nodes.Visitor):
    def __init__(self, code, root):
        self.code = code
        self.root = root

    def block(self, statements):
        for statement in statements:
            self.statement(statement)

    def statement(self, node):
        code = self.code
        if isinstance(node, nodes.Var):
            node.value.accept(self)
            code.emit(opcodes.DECLARE, code.name_index(node.name))
        elif isinstance(node, nodes.Assign):
            node.value.accept(self)
            code.emit(opcodes.STORE, code.name_index(node.name))
        elif isinstance(node, nodes.Print):
            node.value.accept(self)
            code.emit(opcodes.PRINT)
        elif isinstance(node, nodes.ExprStmt):
            node.value.accept(self)
            code.emit(opcodes.POP)
        elif isinstance(node, nodes.Return):
            node.value.accept(self)
            code.emit(opcodes.RETURN)
        elif isinstance(node, nodes.If):
            node.test.accept(self)
            over = code.emit(opcodes.JUMP_IF_FALSE)
            self.block(node.then)
            end = code.emit(opcodes.JUMP)
            code.patch(over)
            self.block(node.other)
            code.patch(end)
        elif isinstance(node, nodes.While):
            start = len(code.ops)
            node.test.accept(self)
            over = code.emit(opcodes.JUMP_IF_FALSE)
            self.block(node.body)
            code.emit(opcodes.JUMP, start)
            code.patch(over)
        elif isinstance(node, nodes.Fun):
            inner = Code(node.name, node.params)
            self.root.functions[node.name] = inner
            compiler = Compiler(inner, self.root)
            compiler.block(node.body)
            compiler.constant_number(0)
            inner.emit(opcodes.RETURN)

    def constant_number(self, n):
        self.code.constants.append(Int(n))
        self.code.emit(opcodes.CONST, len(self.code.constants) - 1)

    def number(self, node):
        self.constant_number(node.value)

    def text(self, node):
        self.code.constants.append(Str(node.value))
        self.code.emit(opcodes.CONST, len(self.code.constants) - 1)

    def name(self, node):
        self.code.emit(opcodes.LOAD, self.code.name_index(node.name))

    def binary(self, node):
        node.left.accept(self)
        node.right.accept(self)
        self.code.emit(opcodes.BINARY, self.code.name_index(node.op))

    def call(self, node):
        for arg in node.args:
            arg.accept(self)
        self.code.emit(opcodes.CALL, self.code.name_index(node.name) * 256 + len(node.args))


def compile_program(statements):
    code = Code('<program>', [])
    Compiler(code, code).block(statements)
    return code
