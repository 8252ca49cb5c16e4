from .errors import LangError, type_error


class Value:
    def kind(self):
        return type(self).__name__

    def truth(self):
        return True

    def binary(self, op, other):
        raise type_error('use ' + op + ' on', self, other)

    def show(self):
        return '?'


class Int(Value):
    def __init__(self, n):
        self.n = n

    def truth(self):
        return self.n != 0

    def show(self):
        return str(self.n)

    def binary(self, op, other):
        if not isinstance(other, Int):
            return Value.binary(self, op, other)
        a, b = self.n, other.n
        if op in ('/', '%') and b == 0:
            raise LangError('division by zero')
        if op == '+':
            return Int(a + b)
        if op == '-':
            return Int(a - b)
        if op == '*':
            return Int(a * b)
        if op == '/':
            return Int(a // b)
        if op == '%':
            return Int(a % b)
        return Int(int(COMPARE[op](a, b)))


class Str(Value):
    def __init__(self, s):
        self.s = s

    def truth(self):
        return bool(self.s)

    def show(self):
        return self.s

    def binary(self, op, other):
        if op == '+':
            return Str(self.s + other.show())
        if isinstance(other, Str) and op in ('==', '!='):
            return Int(int((self.s == other.s) == (op == '==')))
        return Value.binary(self, op, other)


COMPARE = {
    '==': lambda a, b: a == b,
    '!=': lambda a, b: a != b,
    '<': lambda a, b: a < b,
    '>': lambda a, b: a > b,
    '<=': lambda a, b: a <= b,
    '>=': lambda a, b: a >= b,
}
