# Members of an `IntEnum` where plain numbers go too.
import math
from enum import IntEnum


class Op(IntEnum):
    PUSH = 0
    ADD = 1
    MUL = 2
    JUMP = 3
    STOP = 4


class Prio(int):
    pass


class Code:
    def __init__(self):
        self.words = []

    def emit(self, op, argument=0):
        self.words.append(op)
        self.words.append(argument)

    def run(self):
        stack = []
        at = 0
        while True:
            op = self.words[at]
            argument = self.words[at + 1]
            at += 2
            if op == Op.PUSH:
                stack.append(argument)
            elif op == Op.ADD:
                stack.append(stack.pop() + stack.pop())
            elif op == Op.MUL:
                stack.append(stack.pop() * stack.pop())
            elif op == Op.JUMP:
                at = argument
            else:
                return stack


def cost(op):
    return 10 * op + 1


def total(ops):
    result = 0
    for op in ops:
        result += op
    return result


def label(op):
    match op:
        case Op.PUSH:
            return "push"
        case Op.ADD | Op.MUL:
            return "arithmetic"
        case _:
            return "other " + op.name.lower()


def entry_point(argv):
    code = Code()
    code.emit(Op.PUSH, 6)
    code.emit(Op.PUSH, Op.STOP)
    code.emit(Op.JUMP, 8)
    code.emit(Op.STOP)
    code.emit(Op.ADD)
    code.emit(Op.PUSH, 5)
    code.emit(Op.MUL)
    code.emit(Op.STOP)
    print(code.run(), len(code.words))
    print(cost(3), cost(Op.JUMP), cost(len(argv) + 4))
    print(total([Op.ADD, Op.MUL]), total([Op.STOP, 10]), sum([Op.JUMP, Op.JUMP]), sum([Op.ADD, 5]))
    print([label(op) for op in Op])
    n = 7
    if len(argv) > 30:
        n = Op.ADD
    print(n + 1, n == Op.ADD, n > Op.STOP)
    counts = [0] * len(Op)
    for op in [Op.ADD, Op.STOP, Op.ADD]:
        counts[op] += 1
    print(counts)
    seen = {}
    for op in Op:
        seen[op] = op.value * 1.5
    print(seen[Op.STOP], seen[Op.PUSH], len(seen))
    ratio = Op.JUMP / 2 + 0.25
    print(ratio, Op.MUL < 2.5, 2.0 == Op.MUL, divmod(Op.STOP, 3), 1 << Op.JUMP)
    print(round(Op.STOP), math.sqrt(Op(len(argv) + 3)), Op.JUMP.bit_length(), math.gcd(Op.STOP, 6), Op.MUL.real)
    print(list(enumerate("ab", Op.MUL)), "xyz"[Op.ADD:], "-" * Op.JUMP, chr(Op.STOP + 60), hex(Op.STOP))
    op = Op(len(argv) % 2)
    while op != Op.STOP:
        op = Op(op + 1)
    print(op.name, op is Op.STOP)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
