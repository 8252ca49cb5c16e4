def run(program, data):
    out = []
    tape = [0] * 100
    pc = 0
    ptr = 0
    jumps = {}
    stack = []
    for i in range(len(program)):
        if program[i] == '[':
            stack.append(i)
        elif program[i] == ']':
            start = stack.pop()
            jumps[start] = i
            jumps[i] = start
    while pc < len(program):
        c = program[pc]
        if c == '>':
            ptr += 1
        elif c == '<':
            ptr -= 1
        elif c == '+':
            tape[ptr] = (tape[ptr] + 1) & 255
        elif c == '-':
            tape[ptr] = (tape[ptr] - 1) & 255
        elif c == '.':
            out.append(chr(tape[ptr]))
        elif c == '[' and tape[ptr] == 0:
            pc = jumps[pc]
        elif c == ']' and tape[ptr] != 0:
            pc = jumps[pc]
        pc += 1
    return ''.join(out)


def entry_point(argv):
    print(run('++++++++[>++++++++<-]>+.+.+.', ''))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
