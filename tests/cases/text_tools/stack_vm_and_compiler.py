from typing import Dict, List, Tuple

Instruction = Tuple[str, int]


class VmError(RuntimeError):
    def __init__(self, pc: int, message: str) -> None:
        super().__init__(f'pc {pc}: {message}')


class Assembler:
    """Two passes: labels, then code."""

    def __init__(self, source: str) -> None:
        self.labels: Dict[str, int] = {}
        self.code: List[Instruction] = []
        lines = []
        for line in source.splitlines():
            line = line.partition(';')[0].strip()
            if line.endswith(':'):
                if line[:-1] in self.labels:
                    raise SyntaxError(f'label {line[:-1]} twice')
                self.labels[line[:-1]] = len(lines)
            elif line:
                lines.append(line)
        for line in lines:
            op, _, arg = line.partition(' ')
            if op not in Machine.ARITY:
                raise SyntaxError(f'no operation {op!r}')
            self.code.append((op, self.operand(op, arg.strip())))

    def operand(self, op: str, arg: str) -> int:
        if not arg:
            return 0
        if arg in self.labels:
            return self.labels[arg]
        try:
            return int(arg, 0)
        except ValueError:
            raise SyntaxError(f'{op}: no label {arg}') from None


class Machine:
    ARITY = {'push': 0, 'add': 2, 'sub': 2, 'mul': 2, 'div': 2, 'dup': 1, 'swap': 2, 'jmp': 0, 'jz': 1, 'call': 0, 'ret': 0,
             'print': 1, 'load': 0, 'store': 1, 'halt': 0, 'less': 2, 'pop': 1}

    def __init__(self, code: List[Instruction]) -> None:
        self.code = code
        self.stack: List[int] = []
        self.calls: List[int] = []
        self.memory: Dict[int, int] = {}
        self.output: List[int] = []
        self.executed = 0

    def run(self, limit: int = 5000) -> List[int]:
        pc = 0
        while True:
            if not 0 <= pc < len(self.code):
                raise VmError(pc, 'outside of the program')
            op, arg = self.code[pc]
            if len(self.stack) < self.ARITY[op]:
                raise VmError(pc, f'{op} needs {self.ARITY[op]} values, has {len(self.stack)}')
            self.executed += 1
            if self.executed > limit:
                raise VmError(pc, 'out of time')
            pc += 1
            s = self.stack
            if op == 'halt':
                return self.output
            elif op == 'push':
                s.append(arg)
            elif op in ('add', 'sub', 'mul', 'div', 'less'):
                b, a = s.pop(), s.pop()
                if op == 'add':
                    s.append(a + b)
                elif op == 'sub':
                    s.append(a - b)
                elif op == 'mul':
                    s.append(a * b)
                elif op == 'less':
                    s.append(int(a < b))
                elif b == 0:
                    raise VmError(pc - 1, f'{a} / 0')
                else:
                    s.append(a // b)
            elif op == 'dup':
                s.append(s[-1])
            elif op == 'swap':
                s[-1], s[-2] = s[-2], s[-1]
            elif op == 'pop':
                s.pop()
            elif op == 'jmp':
                pc = arg
            elif op == 'jz':
                if not s.pop():
                    pc = arg
            elif op == 'call':
                self.calls.append(pc)
                pc = arg
            elif op == 'ret':
                if not self.calls:
                    raise VmError(pc - 1, 'ret without call')
                pc = self.calls.pop()
            elif op == 'print':
                self.output.append(s.pop())
            elif op == 'load':
                if arg not in self.memory:
                    raise VmError(pc - 1, f'cell {arg} is empty')
                s.append(self.memory[arg])
            else:
                self.memory[arg] = s.pop()


FACTORIAL = """
  push 6
  call fact     ; recursive
  print
  halt
fact:
  dup
  jz base
  dup
  push 1
  sub
  call fact
  mul
  ret
base:
  pop
  push 1
  ret
"""
LOOP = """
  push 0x1B
  store 0
again:
  load 0
  dup
  print
  push 2
  div
  dup
  store 0
  jz end
  jmp again
end:
  load 0
  push -5
  less
  print
  halt
"""


def entry_point(argv):
    for source in (FACTORIAL, LOOP):
        a = Assembler(source)
        m = Machine(a.code)
        print(len(a.code), a.labels, m.run(), m.executed, m.stack, sorted(m.memory.items()))
    for source in ('add', 'push 1\npush 0\ndiv', 'ret', 'load 3', 'x:\njmp x', 'push 1', 'jmp 99', 'fly', 'jmp nowhere', 'a:\na:'):
        try:
            print(Machine(Assembler(source).code).run())
        except VmError as e:
            print('VmError:', e)
        except SyntaxError as e:
            print('SyntaxError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
