import sys
from typing import Callable


class ForthError(Exception):
    pass


class Stack:
    def __init__(self):
        self._items: list[int] = []

    def push(self, *values: int):
        for v in values:
            self._items.append(v)

    def pop(self) -> int:
        try:
            return self._items.pop()
        except IndexError:
            raise ForthError("stack underflow") from None

    def pop2(self):
        b, a = self.pop(), self.pop()
        return a, b

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __str__(self):
        return f"<{len(self)}> " + " ".join(str(i) for i in self)


class Forth:
    BINARY = {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "*": lambda a, b: a * b,
        "mod": lambda a, b: a % b,
        "<": lambda a, b: -1 if a < b else 0,
        ">": lambda a, b: -1 if a > b else 0,
        "=": lambda a, b: -int(a == b),
        "and": lambda a, b: a & b,
        "or": lambda a, b: a | b,
    }

    def __init__(self, out=None):
        self.stack = Stack()
        self.rstack = []
        self.words: dict[str, list] = {}
        self.variables = {}
        self.memory = [0] * 32
        self.here = 0
        self.out = []
        self.primitives: dict[str, Callable[[], None]] = {
            "dup": self._dup,
            "drop": lambda: self.stack.pop() and None,
            "swap": self._swap,
            "over": self._over,
            "rot": self._rot,
            ".": lambda: self.out.append(str(self.stack.pop())),
            "cr": lambda: self.out.append("\n"),
            "emit": lambda: self.out.append(chr(self.stack.pop())),
            ".s": lambda: self.out.append(str(self.stack)),
            "/": self._divide,
            "@": lambda: self.stack.push(self.memory[self.stack.pop()]),
            "!": self._store,
        }

    def _dup(self):
        a = self.stack.pop()
        self.stack.push(a, a)

    def _swap(self):
        a, b = self.stack.pop2()
        self.stack.push(b, a)

    def _over(self):
        a, b = self.stack.pop2()
        self.stack.push(a, b, a)

    def _rot(self):
        c, b, a = self.stack.pop(), self.stack.pop(), self.stack.pop()
        self.stack.push(b, c, a)

    def _divide(self):
        a, b = self.stack.pop2()
        if b == 0:
            raise ForthError("division by zero")
        self.stack.push(a // b)

    def _store(self):
        address = self.stack.pop()
        self.memory[address] = self.stack.pop()

    def compile(self, words):
        """Turns words into a list of (op, argument) pairs."""
        code = []
        marks = []
        for word in words:
            if word == "if":
                marks.append(len(code))
                code.append(("0branch", -1))
            elif word == "else":
                start = marks.pop()
                marks.append(len(code))
                code.append(("branch", -1))
                code[start] = (code[start][0], len(code))
            elif word == "then":
                start = marks.pop()
                code[start] = (code[start][0], len(code))
            elif word == "begin":
                marks.append(len(code))
            elif word == "until":
                code.append(("0branch", marks.pop()))
            elif word == "do":
                code.append(("do", 0))
                marks.append(len(code))
            elif word == "loop":
                code.append(("loop", marks.pop()))
            elif word == "i":
                code.append(("i", 0))
            else:
                try:
                    code.append(("lit", int(word)))
                except ValueError:
                    code.append((word, 0))
        return code

    def run(self, code):
        pc = 0
        while pc < len(code):
            op, arg = code[pc]
            pc += 1
            if op == "lit":
                self.stack.push(arg)
            elif op == "branch":
                pc = arg
            elif op == "0branch":
                if not self.stack.pop():
                    pc = arg
            elif op == "do":
                limit, start = self.stack.pop2()
                self.rstack.append([start, limit])
            elif op == "loop":
                frame = self.rstack[-1]
                frame[0] += 1
                if frame[0] < frame[1]:
                    pc = arg
                else:
                    self.rstack.pop()
            elif op == "i":
                self.stack.push(self.rstack[-1][0])
            elif op in self.words:
                self.run(self.words[op])
            elif op in self.BINARY:
                self.stack.push(self.BINARY[op](*self.stack.pop2()))
            elif op in self.primitives:
                self.primitives[op]()
            elif op in self.variables:
                self.stack.push(self.variables[op])
            else:
                raise ForthError(f"{op} ?")

    def interpret(self, line: str):
        words = line.lower().split()
        rest = []
        it = iter(words)
        for word in it:
            if word == ":":
                name = next(it)
                body = []
                for w in it:
                    if w == ";":
                        break
                    body.append(w)
                self.words[name] = self.compile(body)
            elif word == "variable":
                self.variables[next(it)] = self.here
                self.here += 1
            elif word == "(":
                while next(it) != ")":
                    pass
            else:
                rest.append(word)
        self.run(self.compile(rest))

    def take_output(self):
        text = " ".join(self.out)
        self.out.clear()
        return text


SCRIPT = """\
1 2 3 rot .s
drop drop drop
: square ( n -- n*n ) dup * ;
7 square .
: fib dup 2 < if else dup 1 - fib swap 2 - fib + then ;
10 fib .
: stars 0 do 42 emit loop ;
5 stars
: sum 0 swap 1 + 1 do i + loop ;
100 sum .
variable x 42 x ! x @ 1 + x ! x @ .
: countdown begin dup . 1 - dup 0 = until drop ;
4 countdown
10 3 mod . -7 2 / . 5 5 = .
1 0 /
+
bogus
.s
: gcd begin swap over mod dup 0 = until drop ;
1071 462 gcd ."""


def main(argv):
    forth = Forth()
    for number, line in enumerate(SCRIPT.splitlines(), 1):
        try:
            forth.interpret(line)
        except ForthError as error:
            print(f"{number:2}: {line} -> error: {error}")
        except StopIteration:
            print("unfinished")
        else:
            print(f"{number:2}: {line} -> {forth.take_output() or 'ok'}")
    return 0


def entry_point(argv):
    return main(argv)


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
