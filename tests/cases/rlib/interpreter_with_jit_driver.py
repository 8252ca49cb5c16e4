from rpython.rlib.jit import JitDriver, elidable, promote, hint
from rpython.rlib.objectmodel import we_are_translated, specialize
from rpython.rlib.rarithmetic import intmask, r_uint
from rpython.rlib.debug import make_sure_not_resized


class Program(object):
    _immutable_fields_ = ['code[*]', 'jumps']

    def __init__(self, source):
        self.code = make_sure_not_resized([c for c in source if c in '><+-.,[]'][:])
        self.jumps = {}
        stack = []
        for i in range(len(self.code)):
            if self.code[i] == '[':
                stack.append(i)
            elif self.code[i] == ']':
                start = stack.pop()
                self.jumps[start] = i
                self.jumps[i] = start

    @elidable
    def jump(self, pc):
        return self.jumps[pc]


class Tape(object):
    def __init__(self):
        self.cells = [0]
        self.position = 0

    def get(self):
        return self.cells[self.position]

    def set(self, value):
        self.cells[self.position] = value & 255

    def move(self, n):
        self.position += n
        if len(self.cells) <= self.position:
            self.cells.append(0)


def location(pc, program):
    return '%d %s' % (pc, program.code[pc])


driver = JitDriver(greens=['pc', 'program'], reds=['tape', 'out'], get_printable_location=location)


def run(source):
    program = Program(source)
    tape = Tape()
    out = []
    pc = 0
    while pc < len(program.code):
        driver.jit_merge_point(pc=pc, program=program, tape=tape, out=out)
        c = promote(program.code[pc])
        if c == '>':
            tape.move(1)
        elif c == '<':
            tape.move(-1)
        elif c == '+':
            tape.set(tape.get() + 1)
        elif c == '-':
            tape.set(tape.get() - 1)
        elif c == '.':
            out.append(chr(tape.get()))
        elif c == '[' and tape.get() == 0:
            pc = program.jump(pc)
        elif c == ']' and tape.get() != 0:
            pc = program.jump(pc)
            driver.can_enter_jit(pc=pc, program=program, tape=tape, out=out)
        pc += 1
    return ''.join(out)


HELLO = '++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.'


def entry_point(argv):
    print(run(HELLO), run('+++[>+++++<-]>[<+++++++>-]<.'), repr(run('-.')))
    try:
        run('[' if len(argv) == 1 else '')
    except KeyError:
        print('unmatched')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
