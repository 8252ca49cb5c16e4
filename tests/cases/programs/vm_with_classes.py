"""A bytecode VM for a class-based language: assembler, dispatch through a dict of bound methods."""
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Optional


class Op(Enum):
    CONST = auto()
    LOAD = auto()
    STORE = auto()
    ADD = auto()
    MUL = auto()
    LESS = auto()
    JUMP = auto()
    JUMP_IF_FALSE = auto()
    NEW = auto()
    GET = auto()
    SET = auto()
    SEND = auto()
    RETURN = auto()
    PRINT = auto()
    POP = auto()


@dataclass(frozen=True)
class Instr:
    op: Op
    arg: object = None

    def __str__(self):
        return self.op.name.lower()


@dataclass
class Instruction:
    op: Op
    name: str = ''
    number: int = 0

    def __str__(self) -> str:
        parts = [self.op.name.lower()]
        if self.name:
            parts.append(self.name)
        if self.number:
            parts.append(str(self.number))
        return ' '.join(parts)


@dataclass
class Method:
    name: str
    params: list[str]
    code: list[Instruction] = field(default_factory=list)


@dataclass
class Klass:
    name: str
    parent: Optional['Klass'] = None
    methods: dict[str, Method] = field(default_factory=dict)

    def lookup(self, name: str) -> Optional[Method]:
        klass: Optional[Klass] = self
        while klass is not None:
            if name in klass.methods:
                return klass.methods[name]
            klass = klass.parent
        return None


class Obj:
    pass


@dataclass
class IntObj(Obj):
    value: int

    def __str__(self):
        return str(self.value)


@dataclass
class Instance(Obj):
    klass: Klass
    fields: dict[str, Obj] = field(default_factory=dict)

    def __str__(self):
        inside = ', '.join(f'{k}={v}' for k, v in sorted(self.fields.items()))
        return f'{self.klass.name}({inside})'


class VMError(Exception):
    def __init__(self, message, instruction=None):
        super().__init__(message)
        self.instruction = instruction


@dataclass
class Frame:
    method: Method
    locals: dict[str, Obj]
    pc: int = 0
    stack: list[Obj] = field(default_factory=list)


def assemble(text: str) -> list[Instruction]:
    labels: dict[str, int] = {}
    out: list[Instruction] = []
    fixups: list[tuple[int, str]] = []
    for line in text.strip().splitlines():
        line = line.split('#')[0].strip()
        if not line:
            continue
        if line.endswith(':'):
            labels[line[:-1]] = len(out)
            continue
        mnemonic, *args = line.split()
        op = Op[mnemonic.upper()]
        instruction = Instruction(op)
        if op in (Op.JUMP, Op.JUMP_IF_FALSE):
            fixups.append((len(out), args[0]))
        elif op is Op.CONST:
            instruction.number = int(args[0])
        elif args:
            instruction.name = args[0]
            if len(args) > 1:
                instruction.number = int(args[1])
        out.append(instruction)
    for position, label in fixups:
        out[position].number = labels[label]
    return out


class VM:
    def __init__(self, classes: dict[str, Klass]):
        self.classes = classes
        self.frames: list[Frame] = []
        self.output: list[str] = []
        self.steps = 0
        self.dispatch = {op: getattr(self, 'op_' + op.name.lower()) for op in Op}

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    def push(self, value: Obj) -> None:
        self.frame.stack.append(value)

    def pop(self) -> Obj:
        return self.frame.stack.pop()

    def int_pop(self) -> int:
        value = self.pop()
        if not isinstance(value, IntObj):
            raise VMError(f'expected a number, got {value}')
        return value.value

    def op_const(self, i): self.push(IntObj(i.number))
    def op_load(self, i):
        try:
            self.push(self.frame.locals[i.name])
        except KeyError:
            raise VMError('no variable ' + i.name, i)
    def op_store(self, i): self.frame.locals[i.name] = self.pop()
    def op_add(self, i): self.push(IntObj(self.int_pop() + self.int_pop()))
    def op_mul(self, i): self.push(IntObj(self.int_pop() * self.int_pop()))
    def op_less(self, i):
        b, a = self.int_pop(), self.int_pop()
        self.push(IntObj(int(a < b)))
    def op_jump(self, i): self.frame.pc = i.number
    def op_jump_if_false(self, i):
        if not self.int_pop():
            self.frame.pc = i.number
    def op_new(self, i): self.push(Instance(self.classes[i.name]))
    def op_get(self, i):
        target = self.pop()
        assert isinstance(target, Instance), 'fields are of instances'
        self.push(target.fields.get(i.name, IntObj(0)))
    def op_set(self, i):
        value, target = self.pop(), self.pop()
        assert isinstance(target, Instance)
        target.fields[i.name] = value
    def op_send(self, i):
        args = [self.pop() for _ in range(i.number)][::-1]
        receiver = self.pop()
        if not isinstance(receiver, Instance):
            raise VMError(f'{receiver} does not understand {i.name}', i)
        method = receiver.klass.lookup(i.name)
        if method is None:
            raise VMError(f'{receiver.klass.name} does not understand {i.name}', i)
        names = dict(zip(method.params, args))
        names['self'] = receiver
        self.frames.append(Frame(method, names))
    def op_return(self, i):
        result = self.pop()
        self.frames.pop()
        if self.frames:
            self.push(result)
        else:
            self.result = result
    def op_print(self, i): self.output.append(str(self.pop()))
    def op_pop(self, i): self.pop()

    def run(self, method: Method) -> Obj:
        self.frames.append(Frame(method, {}))
        while self.frames:
            frame = self.frame
            instruction = frame.method.code[frame.pc]
            frame.pc += 1
            self.steps += 1
            self.dispatch[instruction.op](instruction)
        return self.result


def build_classes() -> dict[str, Klass]:
    shape = Klass('Shape')
    shape.methods['area'] = Method('area', [], assemble('const 0\nreturn'))
    shape.methods['twice'] = Method('twice', [], assemble('''
        load self
        send area 0
        const 2
        mul
        return'''))
    square = Klass('Square', shape)
    square.methods['init'] = Method('init', ['side'], assemble('''
        load self
        load side
        set side
        load self
        return'''))
    square.methods['area'] = Method('area', [], assemble('''
        load self
        get side
        load self
        get side
        mul
        return'''))
    return {k.name: k for k in (shape, square)}


MAIN = '''
    new Square
    const 7
    send init 1
    store s
    load s
    print
    load s
    send twice 0
    print
    new Shape
    send twice 0
    print
    const 0
    store i
    const 0
    store sum
loop:
    load i
    const 10
    less
    jump_if_false done
    load sum
    load i
    add
    store sum
    load i
    const 1
    add
    store i
    jump loop
done:
    load sum
    return
'''


def entry_point(argv):
    vm = VM(build_classes())
    result = vm.run(Method('main', [], assemble(MAIN)))
    print(vm.output, result, vm.steps)
    for text in ('load nope\nreturn', 'new Square\nsend fly 0\nreturn', 'const 1\nsend x 0', 'new Shape\nconst 1\nadd\nreturn'):
        vm = VM(build_classes())
        try:
            vm.run(Method('bad', [], assemble(text)))
        except VMError as e:
            print('VMError:', e, '|', e.instruction)
    try:
        assemble('frobnicate 1')
    except KeyError as e:
        print('KeyError', e)
    code = assemble('const 5\nsend init 1\njump_if_false x\nx:\nreturn')
    print([str(i) for i in code])
    print(code[0])
    print(repr(code[1]))
    print(Instr(Op.ADD), Instr(Op.ADD) == Instr(Op.ADD))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
