"""An instruction set described by text at import time: names, numbers, arities and handlers."""

SPEC = """
PUSH  1  push a constant
ADD   0  add the two topmost
SUB   0  subtract the topmost
MUL   0  multiply the two topmost
DUP   0  duplicate the topmost
JNZ   1  jump if the topmost is not zero
POP   0  drop the topmost
HALT  0  stop
"""

NAMES = []
ARITY = {}
HELP = {}
for line in SPEC.strip().splitlines():
    name, arity, text = line.split(None, 2)
    ARITY[len(NAMES)] = int(arity)
    HELP[name] = text
    globals()[name] = len(NAMES)
    NAMES.append(name)

HANDLERS = [None] * len(NAMES)


def handles(*names):
    def register(func):
        for name in names:
            HANDLERS[NAMES.index(name)] = func
        return func
    return register


class Machine:
    def __init__(self, code):
        self.code = code
        self.pc = 0
        self.stack = []
        self.steps = 0
        self.running = True

    def run(self, limit):
        while self.running and self.steps < limit:
            op = self.code[self.pc]
            arg = 0
            if ARITY[op]:
                arg = self.code[self.pc + 1]
            self.pc += 1 + ARITY[op]
            self.steps += 1
            handler = HANDLERS[op]
            if handler is None:
                raise NotImplementedError(NAMES[op])
            handler(self, op, arg)
        return self.stack


@handles('PUSH')
def push(machine, op, arg):
    machine.stack.append(arg)


@handles('ADD', 'SUB', 'MUL')
def binary(machine, op, arg):
    b = machine.stack.pop()
    a = machine.stack.pop()
    if op == ADD:
        machine.stack.append(a + b)
    elif op == SUB:
        machine.stack.append(a - b)
    else:
        machine.stack.append(a * b)


@handles('DUP')
def dup(machine, op, arg):
    machine.stack.append(machine.stack[-1])


@handles('JNZ')
def jnz(machine, op, arg):
    if machine.stack[-1] != 0:
        machine.pc = arg


@handles('HALT')
def halt(machine, op, arg):
    machine.running = False


def disassemble(code):
    at = 0
    lines = []
    while at < len(code):
        op = code[at]
        line = '%02d %-5s' % (at, NAMES[op])
        if ARITY[op]:
            line += ' %d' % code[at + 1]
        lines.append(line + ' ; ' + HELP[NAMES[op]])
        at += 1 + ARITY[op]
    return lines


def entry_point(argv):
    code = [PUSH, 5, PUSH, 1, SUB, DUP, JNZ, 2, PUSH, 7, ADD, HALT]
    for line in disassemble(code):
        print(line)
    machine = Machine(code)
    print(machine.run(100), machine.steps)
    print(Machine([PUSH, 3, DUP, MUL, JNZ, 2]).run(12))
    for bad in ([PUSH, 1, POP], [ADD], [99]):
        try:
            Machine(bad).run(10)
        except (NotImplementedError, IndexError, KeyError) as e:
            print(type(e).__name__, e)
    print(sorted(HELP), len(NAMES), [h is None for h in HANDLERS])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
