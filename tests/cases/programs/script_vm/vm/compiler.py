from .opcodes import *
from .objects import W_Code, space


class Scope(object):
    """Names of one function: locals, and which of them inner functions use."""

    def __init__(self, parent, params):
        self.parent = parent
        self.slots = {}
        self.free = []
        for name in params:
            self.slots[name] = len(self.slots)

    def declare(self, name):
        if name not in self.slots:
            self.slots[name] = len(self.slots)
        return self.slots[name]

    def free_index(self, name):
        """The index of a variable of an enclosing function; -1 if it is none of theirs."""
        if name in self.free:
            return self.free.index(name)
        scope = self.parent
        while scope is not None:
            if name in scope.slots or name in scope.free:
                self.free.append(name)
                return len(self.free) - 1
            scope = scope.parent
        return -1


class Compiler(object):
    def __init__(self, name, parent, params):
        self.name = name
        self.scope = Scope(parent, params)
        self.toplevel = parent is None
        self.code = []
        self.lines = []
        self.consts = []
        self.loops = []
        self.tries = 0
        self.line = 1

    # Output.

    def emit(self, op, operand=0):
        self.code.append(op)
        self.lines.append(self.line)
        if HAS_OPERAND[op]:
            self.code.append(operand)
            self.lines.append(self.line)

    def emit_jump(self, op):
        self.emit(op, -1)
        return len(self.code) - 1

    def patch(self, at):
        self.code[at] = len(self.code)

    def const(self, w_value):
        for i in range(len(self.consts)):
            if self.consts[i] is w_value:
                return i
        self.consts.append(w_value)
        return len(self.consts) - 1

    def name_const(self, name):
        return self.const(space.intern(name))

    def finish(self, params):
        return W_Code(self.name, self.code[:], self.lines[:], self.consts[:], params, len(self.scope.slots), self.scope.free[:])

    # Variables. A function keeps all of its variables in cells; the top level has globals.

    def load(self, name):
        if not self.toplevel:
            if name in self.scope.slots:
                self.emit(OP_LOAD_LOCAL, self.scope.slots[name])
                return
            index = self.scope.free_index(name)
            if index >= 0:
                self.emit(OP_LOAD_CELL, index)
                return
        self.emit(OP_LOAD_GLOBAL, self.name_const(name))

    def store(self, name):
        if not self.toplevel:
            if name in self.scope.slots:
                self.emit(OP_STORE_LOCAL, self.scope.slots[name])
                return
            index = self.scope.free_index(name)
            if index >= 0:
                self.emit(OP_STORE_CELL, index)
                return
        self.emit(OP_STORE_GLOBAL, self.name_const(name))

    def bind(self, name):
        """A declaration: a loop that comes by again makes a new variable."""
        if self.toplevel:
            self.emit(OP_STORE_GLOBAL, self.name_const(name))
        else:
            slot = self.scope.declare(name)
            self.emit(OP_FRESH_CELL, slot)
            self.emit(OP_STORE_LOCAL, slot)

    # Statements.

    def compile(self, node):
        self.line = node.line
        node.accept(self)

    def visit_Block(self, node):
        for statement in node.statements:
            self.compile(statement)

    def compile_module(self, node):
        statements = node.statements
        for i in range(len(statements)):
            statement = statements[i]
            if i == len(statements) - 1 and statement.kind == "ExprStmt":
                self.compile(statement.expr)
                self.emit(OP_RETURN)
            else:
                self.compile(statement)
        self.emit(OP_LOAD_CONST, self.const(space.w_nil))
        self.emit(OP_RETURN)
        return self.finish([])

    def visit_ExprStmt(self, node):
        self.compile(node.expr)
        self.emit(OP_POP)

    def visit_Let(self, node):
        if node.value.kind == "Function" and not self.toplevel:
            # It may call itself.
            self.emit(OP_FRESH_CELL, self.scope.declare(node.name))
            self.compile(node.value)
            self.emit(OP_STORE_LOCAL, self.scope.slots[node.name])
            return
        self.compile(node.value)
        self.bind(node.name)

    def visit_Assign(self, node):
        target = node.target
        if target.kind == "Name":
            self.compile(node.value)
            self.store(target.name)
        elif target.kind == "Index":
            self.compile(target.obj)
            self.compile(target.index)
            self.compile(node.value)
            self.emit(OP_STORE_INDEX)
        else:
            self.compile(target.obj)
            self.compile(node.value)
            self.emit(OP_STORE_ATTRIBUTE, self.name_const(target.name))

    def visit_If(self, node):
        self.compile(node.condition)
        to_else = self.emit_jump(OP_JUMP_IF_FALSE)
        self.compile(node.then)
        if node.otherwise is None:
            self.patch(to_else)
            return
        to_end = self.emit_jump(OP_JUMP)
        self.patch(to_else)
        self.compile(node.otherwise)
        self.patch(to_end)

    def begin_loop(self, start):
        self.loops.append((start, [], self.tries))

    def end_loop(self):
        start, breaks, tries = self.loops.pop()
        for at in breaks:
            self.patch(at)

    def visit_While(self, node):
        start = len(self.code)
        self.begin_loop(start)
        self.compile(node.condition)
        to_end = self.emit_jump(OP_JUMP_IF_FALSE)
        self.compile(node.body)
        self.emit(OP_JUMP, start)
        self.patch(to_end)
        self.end_loop()

    def visit_For(self, node):
        self.compile(node.iterable)
        self.emit(OP_ITERATE)
        start = len(self.code)
        self.begin_loop(start)
        to_end = self.emit_jump(OP_NEXT)
        self.bind(node.name)
        self.compile(node.body)
        self.emit(OP_JUMP, start)
        self.end_loop()
        # `break` comes with the iterator on the stack, as the end of the loop does.
        self.patch(to_end)
        self.emit(OP_POP)

    def visit_Jump(self, node):
        start, breaks, tries = self.loops[-1]
        for _ in range(self.tries - tries):
            self.emit(OP_END_TRY)
        if node.is_break:
            breaks.append(self.emit_jump(OP_JUMP))
        else:
            self.emit(OP_JUMP, start)

    def visit_Return(self, node):
        if node.value is None:
            self.emit(OP_LOAD_CONST, self.const(space.w_nil))
        else:
            self.compile(node.value)
        self.emit(OP_RETURN)

    def visit_Throw(self, node):
        self.compile(node.value)
        self.emit(OP_THROW)

    def visit_Try(self, node):
        to_handler = self.emit_jump(OP_TRY)
        self.tries += 1
        self.compile(node.body)
        self.tries -= 1
        self.emit(OP_END_TRY)
        to_end = self.emit_jump(OP_JUMP)
        self.patch(to_handler)
        self.bind(node.name)
        self.compile(node.handler)
        self.patch(to_end)

    def visit_Class(self, node):
        if node.base is None:
            self.emit(OP_LOAD_CONST, self.const(space.w_nil))
        else:
            self.compile(node.base)
        self.emit(OP_LOAD_CONST, self.name_const(node.name))
        for method in node.methods:
            self.compile(method)
        self.emit(OP_MAKE_CLASS, len(node.methods))
        self.bind(node.name)

    # Expressions.

    def visit_Literal(self, node):
        self.emit(OP_LOAD_CONST, self.const(node.w_value))

    def visit_Name(self, node):
        self.load(node.name)

    def visit_Binary(self, node):
        self.compile(node.left)
        self.compile(node.right)
        self.line = node.line
        self.emit(OP_BINARY, BINARY_OPERATORS.index(node.op))

    def visit_Unary(self, node):
        self.compile(node.operand)
        self.emit(OP_NEGATE if node.op == "-" else OP_NOT)

    def visit_Logical(self, node):
        self.compile(node.left)
        to_end = self.emit_jump(OP_JUMP_IF_FALSE_KEEP if node.is_and else OP_JUMP_IF_TRUE_KEEP)
        self.compile(node.right)
        self.patch(to_end)

    def visit_Call(self, node):
        self.compile(node.callee)
        self.compile_all(node.args)
        self.line = node.line
        self.emit(OP_CALL, len(node.args))

    def compile_all(self, nodes):
        for node in nodes:
            self.compile(node)

    def visit_Index(self, node):
        self.compile_all([node.obj, node.index])
        self.line = node.line
        self.emit(OP_INDEX)

    def visit_Slice(self, node):
        self.compile(node.obj)
        for bound in [node.start, node.stop]:
            if bound is None:
                self.emit(OP_LOAD_CONST, self.const(space.w_nil))
            else:
                self.compile(bound)
        self.emit(OP_SLICE)

    def visit_Attribute(self, node):
        self.compile(node.obj)
        self.line = node.line
        self.emit(OP_ATTRIBUTE, self.name_const(node.name))

    def visit_SuperCall(self, node):
        self.load("self")
        self.emit(OP_SUPER_METHOD, self.name_const(node.name))
        self.compile_all(node.args)
        self.emit(OP_CALL, len(node.args))

    def visit_ListDisplay(self, node):
        self.compile_all(node.items)
        self.emit(OP_MAKE_LIST, len(node.items))

    def visit_MapDisplay(self, node):
        for i in range(len(node.keys)):
            self.compile(node.keys[i])
            self.compile(node.values[i])
        self.emit(OP_MAKE_MAP, len(node.keys))

    def visit_Function(self, node):
        inner = Compiler(node.name, self.scope if not self.toplevel else Scope(None, []), node.params)
        inner.compile(node.body)
        inner.line = node.line
        inner.emit(OP_LOAD_CONST, inner.const(space.w_nil))
        inner.emit(OP_RETURN)
        w_code = inner.finish(node.params)
        # What the inner function takes from further out goes through this one.
        for name in w_code.free:
            if name in self.scope.slots:
                w_code.captures.append(self.scope.slots[name])
            else:
                w_code.captures.append(-1 - self.scope.free_index(name))
        self.emit(OP_MAKE_FUNCTION, self.const(w_code))


def compile_source(name, source):
    from .parser import Parser
    tree = Parser(source).program()
    return Compiler(name, None, []).compile_module(tree)


def disassemble(w_code):
    lines = []
    pc = 0
    while pc < len(w_code.code):
        op = w_code.code[pc]
        text = "%4d %s" % (pc, NAMES[op])
        pc += 1
        if HAS_OPERAND[op]:
            text += " %d" % w_code.code[pc]
            pc += 1
        lines.append(text)
    return "\n".join(lines)
