from . import ast
from .errors import SyntaxProblem
from .lexer import Lexer
from .objects import space

# Operators of two operands: how tightly they bind.
PRECEDENCE = {}
for _level, _operators in enumerate(["== !=", "< > <= >= in", "+ -", "* / %", "**"]):
    for _operator in _operators.split():
        PRECEDENCE[_operator] = _level + 1


class Parser(object):
    def __init__(self, source):
        self.tokens = Lexer(source).tokens()
        self.pos = 0
        self.loops = 0

    # Tokens.

    @property
    def token(self):
        return self.tokens[self.pos]

    def advance(self):
        token = self.tokens[self.pos]
        if token.kind != "EOF":
            self.pos += 1
        return token

    def at(self, text):
        return self.token.text == text and self.token.kind not in ("STRING", "EOF")

    def accept(self, text):
        if self.at(text):
            self.pos += 1
            return True
        return False

    def expect(self, text):
        if not self.at(text):
            self.fail("expected '%s'" % text)
        return self.advance()

    def expect_name(self):
        if self.token.kind != "NAME":
            self.fail("expected a name")
        return self.advance().text

    def fail(self, message):
        token = self.token
        found = token.text if token.kind != "EOF" else "end of file"
        raise SyntaxProblem("%s, found '%s'" % (message, found), token.line, token.column)

    # Statements.

    def program(self):
        statements = []
        while self.token.kind != "EOF":
            statements.append(self.statement())
        return ast.Block(1, statements)

    def block(self):
        line = self.expect("{").line
        statements = []
        while not self.at("}"):
            statements.append(self.statement())
        self.expect("}")
        return ast.Block(line, statements)

    def statement(self):
        kind = self.token.kind
        line = self.token.line
        if kind == "LET":
            self.advance()
            name = self.expect_name()
            self.expect("=")
            value = self.expression()
            self.expect(";")
            return ast.Let(line, name, value)
        if kind == "FN" and self.tokens[self.pos + 1].kind == "NAME":
            function = self.function(False)
            return ast.Let(line, function.name, function)
        if kind == "IF":
            return self.if_statement()
        if kind == "WHILE":
            self.advance()
            self.expect("(")
            condition = self.expression()
            self.expect(")")
            return ast.While(line, condition, self.loop_body())
        if kind == "FOR":
            self.advance()
            self.expect("(")
            name = self.expect_name()
            self.expect("in")
            iterable = self.expression()
            self.expect(")")
            return ast.For(line, name, iterable, self.loop_body())
        if kind == "BREAK" or kind == "CONTINUE":
            if self.loops == 0:
                self.fail("outside of a loop")
            self.advance()
            self.expect(";")
            return ast.Jump(line, kind == "BREAK")
        if kind == "RETURN" or kind == "THROW":
            self.advance()
            value = None
            if not self.at(";"):
                value = self.expression()
            self.expect(";")
            if kind == "THROW":
                return ast.Throw(line, value or ast.Literal(line, space.w_nil))
            return ast.Return(line, value)
        if kind == "TRY":
            self.advance()
            body = self.block()
            self.expect("catch")
            self.expect("(")
            name = self.expect_name()
            self.expect(")")
            return ast.Try(line, body, name, self.block())
        if kind == "CLASS":
            return self.class_statement()
        return self.simple_statement()

    def loop_body(self):
        self.loops += 1
        body = self.block()
        self.loops -= 1
        return body

    def if_statement(self):
        line = self.expect("if").line
        self.expect("(")
        condition = self.expression()
        self.expect(")")
        then = self.block()
        otherwise = None
        if self.accept("else"):
            if self.at("if"):
                otherwise = ast.Block(self.token.line, [self.if_statement()])
            else:
                otherwise = self.block()
        return ast.If(line, condition, then, otherwise)

    def class_statement(self):
        line = self.expect("class").line
        name = self.expect_name()
        base = None
        if self.accept("extends"):
            base = ast.Name(self.token.line, self.expect_name())
        self.expect("{")
        methods = []
        while not self.accept("}"):
            methods.append(self.function(True))
        return ast.Class(line, name, base, methods)

    def simple_statement(self):
        line = self.token.line
        expr = self.expression()
        if self.accept("="):
            if not isinstance(expr, (ast.Name, ast.Index, ast.Attribute)):
                self.fail("cannot assign to that")
            value = self.expression()
            self.expect(";")
            return ast.Assign(line, expr, value)
        if not self.accept(";") and self.token.kind != "EOF":
            self.fail("expected ';'")
        return ast.ExprStmt(line, expr)

    def function(self, is_method):
        line = self.expect("fn").line
        name = "<anonymous>"
        if self.token.kind == "NAME":
            name = self.expect_name()
        self.expect("(")
        params = ["self"] if is_method else []
        while not self.accept(")"):
            params.append(self.expect_name())
            if not self.at(")"):
                self.expect(",")
        loops, self.loops = self.loops, 0
        body = self.block()
        self.loops = loops
        return ast.Function(line, name, params, body, is_method)

    # Expressions.

    def expression(self):
        left = self.conjunction()
        while self.at("or"):
            line = self.advance().line
            left = ast.Logical(line, False, left, self.conjunction())
        return left

    def conjunction(self):
        left = self.negation()
        while self.at("and"):
            line = self.advance().line
            left = ast.Logical(line, True, left, self.negation())
        return left

    def negation(self):
        if self.at("not"):
            line = self.advance().line
            return ast.Unary(line, "not", self.negation())
        return self.binary(1)

    def binary(self, level):
        left = self.unary()
        while self.token.kind in ("OP", "IN"):
            op = self.token.text
            found = PRECEDENCE.get(op, 0)
            if found < level:
                break
            line = self.advance().line
            # Powers group to the right.
            right = self.binary(found if op == "**" else found + 1)
            left = ast.Binary(line, op, left, right)
        return left

    def unary(self):
        if self.at("-"):
            line = self.advance().line
            return ast.Unary(line, "-", self.unary())
        return self.postfix(self.primary())

    def postfix(self, expr):
        while True:
            line = self.token.line
            if self.accept("("):
                expr = ast.Call(line, expr, self.arguments(")"))
            elif self.accept("."):
                expr = ast.Attribute(line, expr, self.expect_name())
            elif self.accept("["):
                expr = self.subscript(line, expr)
            else:
                return expr

    def subscript(self, line, expr):
        start = None
        if not self.at(":"):
            start = self.expression()
        if self.accept(":"):
            stop = None
            if not self.at("]"):
                stop = self.expression()
            self.expect("]")
            return ast.Slice(line, expr, start, stop)
        self.expect("]")
        return ast.Index(line, expr, start)

    def arguments(self, end):
        args = []
        while not self.accept(end):
            args.append(self.expression())
            if not self.at(end):
                self.expect(",")
        return args

    def primary(self):
        token = self.token
        line = token.line
        kind = token.kind
        if kind == "INT":
            return ast.Literal(line, space.int_from_text(self.advance().text))
        if kind == "FLOAT":
            return ast.Literal(line, space.newfloat(float(self.advance().text)))
        if kind == "STRING":
            return ast.Literal(line, space.newstr(self.advance().text))
        if kind in ("TRUE", "FALSE"):
            self.advance()
            return ast.Literal(line, space.newbool(kind == "TRUE"))
        if kind == "NIL":
            self.advance()
            return ast.Literal(line, space.w_nil)
        if kind == "NAME" or kind == "SELF":
            return ast.Name(line, self.advance().text)
        if kind == "FN":
            return self.function(False)
        if kind == "SUPER":
            self.advance()
            self.expect(".")
            name = self.expect_name()
            self.expect("(")
            return ast.SuperCall(line, name, self.arguments(")"))
        if self.accept("("):
            expr = self.expression()
            self.expect(")")
            return expr
        if self.accept("["):
            return ast.ListDisplay(line, self.arguments("]"))
        if self.accept("{"):
            keys = []
            values = []
            while not self.accept("}"):
                keys.append(self.expression())
                self.expect(":")
                values.append(self.expression())
                if not self.at("}"):
                    self.expect(",")
            return ast.MapDisplay(line, keys, values)
        self.fail("expected an expression")
