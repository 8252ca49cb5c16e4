from .errors import LangError
from .nodes import *

LEVELS = [['==', '!='], ['<', '>', '<=', '>='], ['+', '-'], ['*', '/', '%']]


class Parser:
    def __init__(self, tokens):
        self.tokens = tokens
        self.at = 0

    def peek(self):
        return self.tokens[self.at]

    def next(self):
        token = self.tokens[self.at]
        self.at += 1
        return token

    def match(self, text):
        token = self.peek()
        if token.kind in ('op', 'keyword') and token.text == text:
            self.at += 1
            return True
        return False

    def expect(self, text):
        if not self.match(text):
            self.fail('expected ' + text)

    def fail(self, message):
        raise LangError(message, self.peek().position)

    def name(self):
        token = self.next()
        if token.kind != 'name':
            raise LangError('expected a name', token.position)
        return token.text

    def program(self):
        statements = []
        while self.peek().kind != 'end':
            statements.append(self.statement())
        return statements

    def block(self):
        self.expect('{')
        statements = []
        while not self.match('}'):
            statements.append(self.statement())
        return statements

    def statement(self):
        if self.match('var'):
            name = self.name()
            self.expect('=')
            return self.end(Var(name, self.expression(0)))
        if self.match('print'):
            return self.end(Print(self.expression(0)))
        if self.match('return'):
            return self.end(Return(self.expression(0)))
        if self.match('if'):
            self.expect('(')
            test = self.expression(0)
            self.expect(')')
            then = self.block()
            other = self.block() if self.match('else') else []
            return If(test, then, other)
        if self.match('while'):
            self.expect('(')
            test = self.expression(0)
            self.expect(')')
            return While(test, self.block())
        if self.match('fun'):
            name = self.name()
            params = []
            self.expect('(')
            while not self.match(')'):
                params.append(self.name())
                if not self.match(','):
                    self.expect(')')
                    break
            return Fun(name, params, self.block())
        if self.peek().kind == 'name' and self.tokens[self.at + 1].text == '=':
            name = self.name()
            self.next()
            return self.end(Assign(name, self.expression(0)))
        return self.end(ExprStmt(self.expression(0)))

    def end(self, statement):
        self.expect(';')
        return statement

    def expression(self, level):
        if level == len(LEVELS):
            return self.primary()
        left = self.expression(level + 1)
        while self.peek().kind == 'op' and self.peek().text in LEVELS[level]:
            op = self.next()
            right = self.expression(level + 1)
            node = Binary(op.text, left, right)
            node.position = op.position
            left = node
        return left

    def primary(self):
        token = self.next()
        if token.kind == 'number':
            return Number(int(token.text))
        if token.kind == 'string':
            return Text(token.text[1:-1])
        if token.kind == 'name':
            if not self.match('('):
                return Name(token.text)
            args = []
            while not self.match(')'):
                args.append(self.expression(0))
                if not self.match(','):
                    self.expect(')')
                    break
            return Call(token.text, args)
        if token.text == '(':
            inner = self.expression(0)
            self.expect(')')
            return inner
        raise LangError('expected an expression', token.position)
