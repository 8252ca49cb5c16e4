def op_push(stack, arg):
    stack.append(arg)


def op_add(stack, arg):
    stack.append(stack.pop() + stack.pop())


def op_mul(stack, arg):
    stack.append(stack.pop() * stack.pop())


TABLE = [op_push, op_add, op_mul]
PROGRAM = [(0, 2), (0, 3), (1, 0), (0, 4), (2, 0)]


def entry_point(argv):
    stack = []
    for code, arg in PROGRAM:
        TABLE[code](stack, arg)
    print(stack)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
