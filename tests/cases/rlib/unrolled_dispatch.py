from rpython.rlib.unroll import unrolling_iterable
from rpython.rlib.objectmodel import specialize, always_inline
from rpython.rlib.rarithmetic import ovfcheck, intmask

OPCODES = ['PUSH', 'ADD', 'SUB', 'MUL', 'DUP', 'SWAP', 'PRINT', 'JUMP_IF', 'HALT']
NUMBER = dict([(name, i) for i, name in enumerate(OPCODES)])
unrolled = unrolling_iterable(list(enumerate(OPCODES)))
FIELDS = unrolling_iterable(['x', 'y', 'z'])


class Machine(object):
    def __init__(self):
        self.stack = []
        self.out = []
        self.pc = 0
        self.running = True

    def op_PUSH(self, arg):
        self.stack.append(arg)

    def op_ADD(self, arg):
        b = self.stack.pop()
        self.stack.append(intmask(self.stack.pop() + b))

    def op_SUB(self, arg):
        b = self.stack.pop()
        self.stack.append(self.stack.pop() - b)

    def op_MUL(self, arg):
        b = self.stack.pop()
        try:
            self.stack.append(ovfcheck(self.stack.pop() * b))
        except OverflowError:
            self.stack.append(-1)

    def op_DUP(self, arg):
        self.stack.append(self.stack[-1])

    def op_SWAP(self, arg):
        self.stack[-1], self.stack[-2] = self.stack[-2], self.stack[-1]

    def op_PRINT(self, arg):
        self.out.append(str(self.stack[-1]))

    def op_JUMP_IF(self, arg):
        if self.stack[-1]:
            self.pc = arg

    def op_HALT(self, arg):
        self.running = False

    def run(self, code):
        while self.running:
            opcode, arg = code[self.pc]
            self.pc += 1
            for number, name in unrolled:
                if opcode == number:
                    getattr(self, 'op_' + name)(arg)
                    break
            else:
                raise ValueError('bad opcode %d' % opcode)
        return self.out


class Vector(object):
    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z

    def dot(self, other):
        total = 0.0
        for name in FIELDS:
            total += getattr(self, name) * getattr(other, name)
        return total

    def scale(self, k):
        for name in FIELDS:
            setattr(self, name, getattr(self, name) * k)


def assemble(text):
    code = []
    for line in text.split(';'):
        parts = line.split()
        code.append((NUMBER.get(parts[0], 99), int(parts[1]) if len(parts) > 1 else 0))
    return code


def entry_point(argv):
    n = len(argv)
    print(Machine().run(assemble('PUSH 5; PRINT; PUSH 1; SUB; PRINT; DUP; JUMP_IF 1; HALT')))
    print(Machine().run(assemble('PUSH 2; PUSH 3; SWAP; SUB; PRINT; PUSH 4611686018427387904; MUL; PRINT; PUSH 4; MUL; PRINT; HALT')))
    try:
        Machine().run(assemble('NOPE'))
    except ValueError as e:
        print(e)
    v = Vector(1.0 * n, 2.0, 3.0)
    v.scale(2.0)
    print(v.dot(Vector(1.0, 1.0, 0.5)), [len(name) for i, name in unrolled])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
