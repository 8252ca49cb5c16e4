"""deepraise: a calculator, most of whose input is wrong, which is found five calls deep.

Stresses: exceptions that pass functions which call themselves, one with `finally`, one that
raises another in its place.
"""
import sys


class CalculatorError(Exception):
    def __init__(self, at):
        # type: (int) -> None
        self.at = at


class WrongSyntax(CalculatorError):
    pass


class NotKnown(CalculatorError):
    pass


class Division(CalculatorError):
    pass


class Calculator(object):
    def __init__(self):
        # type: () -> None
        self.text = ""
        self.pos = 0
        self.depth = 0
        self.deepest = 0

    def calculated(self, text):
        # type: (str) -> int
        self.text = text
        self.pos = 0
        value = self.sum()
        if self.pos < len(text):
            raise WrongSyntax(self.pos)
        return value

    def peek(self):
        # type: () -> str
        if self.pos < len(self.text):
            return self.text[self.pos]
        return "\0"

    def sum(self):
        # type: () -> int
        self.depth += 1
        if self.depth > self.deepest:
            self.deepest = self.depth
        try:
            value = self.product()
            while True:
                c = self.peek()
                if c == '+':
                    self.pos += 1
                    value += self.product()
                elif c == '-':
                    self.pos += 1
                    value -= self.product()
                else:
                    return value
        finally:
            self.depth -= 1

    def product(self):
        # type: () -> int
        value = self.signed()
        while True:
            c = self.peek()
            if c == '*':
                self.pos += 1
                value = value * self.signed() % 1000003
            elif c == '/':
                self.pos += 1
                where = self.pos
                try:
                    value = value // self.signed()
                except ZeroDivisionError:
                    raise Division(where)
            else:
                return value

    def signed(self):
        # type: () -> int
        if self.peek() == '-':
            self.pos += 1
            return -self.signed()
        return self.item()

    def item(self):
        # type: () -> int
        c = self.peek()
        if c == '(':
            self.pos += 1
            value = self.sum()
            if self.peek() != ')':
                raise WrongSyntax(self.pos)
            self.pos += 1
            return value
        if '0' <= c <= '9':
            value = 0
            while '0' <= self.peek() <= '9':
                value = value * 10 + ord(self.peek()) - 48
                self.pos += 1
            return value
        if 'a' <= c <= 'z':
            return self.variable(c)
        raise WrongSyntax(self.pos)

    def variable(self, name):
        # type: (str) -> int
        if name > 'c':
            raise NotKnown(self.pos)
        self.pos += 1
        return ord(name) - 96


TEXTS = ["1+2*3", "2*(3+x)", "a+b*c-4", "7/(b-2)", "8*", "(1+(2*(3-y)))", "-z", "12*(4-(a*3)", "1)", "4/0+1",
         "5-(6*(7/(a-1)))", "((2*-(-9)))+b"]


def entry_point(argv):
    # type: (list[str]) -> int
    n = 20
    if len(argv) > 1:
        n = int(argv[1])
    calculator = Calculator()
    total = 0
    unknown = 0
    wrong = 0
    for i in range(n):
        try:
            total += calculator.calculated(TEXTS[i % len(TEXTS)])
        except NotKnown as e:
            unknown += e.at
        except CalculatorError as e:
            wrong += e.at
    print("deepraise %d %d %d %d %d" % (total, unknown, wrong, calculator.depth, calculator.deepest))
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
