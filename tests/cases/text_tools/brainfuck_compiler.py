class BfError(Exception):
    def __init__(self, position, text):
        super().__init__(f'{text} at {position}')


MOVE, ADD, OUT, IN, LOOP, END, CLEAR = range(7)
NAMES = 'move add out in loop end clear'.split()


def compile(source):
    code = []
    stack = []
    for i, c in enumerate(source):
        if c in '<>':
            step = 1 if c == '>' else -1
            if code and code[-1][0] == MOVE:
                code[-1] = (MOVE, code[-1][1] + step)
            else:
                code.append((MOVE, step))
        elif c in '+-':
            step = 1 if c == '+' else -1
            if code and code[-1][0] == ADD:
                code[-1] = (ADD, code[-1][1] + step)
            else:
                code.append((ADD, step))
        elif c == '.':
            code.append((OUT, 0))
        elif c == ',':
            code.append((IN, 0))
        elif c == '[':
            stack.append((len(code), i))
            code.append((LOOP, 0))
        elif c == ']':
            if not stack:
                raise BfError(i, 'unexpected ]')
            start, _ = stack.pop()
            if code[start + 1:] in ([(ADD, -1)], [(ADD, 1)]):
                del code[start:]
                code.append((CLEAR, 0))
            else:
                code[start] = (LOOP, len(code))
                code.append((END, start))
    if stack:
        raise BfError(stack[-1][1], 'unclosed [')
    return [op for op in code if op[0] not in (MOVE, ADD) or op[1]] if not any(op[0] == LOOP for op in code) else code


def run(code, text='', size=64, limit=200000):
    tape = [0] * size
    at = pc = steps = 0
    reader = iter(text)
    out = []
    while pc < len(code):
        op, n = code[pc]
        if op == MOVE:
            at += n
            if not 0 <= at < size:
                raise BfError(pc, f'cell {at}')
        elif op == ADD:
            tape[at] = (tape[at] + n) % 256
        elif op == OUT:
            out.append(chr(tape[at]))
        elif op == IN:
            tape[at] = ord(next(reader, '\0'))
        elif op == CLEAR:
            tape[at] = 0
        elif op == LOOP:
            if not tape[at]:
                pc = n
        elif tape[at]:
            pc = n
        pc += 1
        steps += 1
        if steps > limit:
            raise BfError(pc, 'too many steps')
    return ''.join(out), steps


def listing(code):
    depth = 0
    for op, n in code:
        depth -= op == END
        yield '  ' * depth + NAMES[op] + (f' {n:+}' if op in (MOVE, ADD) else '')
        depth += op == LOOP


HELLO = '++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.'
LETTERS = '++++++++[>++++++++<-]>+<+++++[>.+<-]'


def entry_point(argv):
    print(run(compile(HELLO)))
    print(run(compile(LETTERS)))
    print(run(compile(',[.,]'), 'echo!'), run(compile('>,[>,]<[.<]'), 'desserts'))
    print(run(compile(',>,<[->+<]>.'), '!"'), run(compile('')), run(compile('+-><')))
    for line in listing(compile('+++[->+[-]<] no op >.')):
        print(line)
    for bad in ('+[', '+]', '<', '+[]'):
        try:
            print(run(compile(bad)))
        except BfError as e:
            print('BfError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
