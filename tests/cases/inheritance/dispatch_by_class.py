class Op:
    pass


class Push(Op):
    def __init__(self, n):
        self.n = n


class AddOp(Op):
    pass


class Print(Op):
    pass


def run(program):
    stack = []
    for op in program:
        if isinstance(op, Push):
            stack.append(op.n)
        elif isinstance(op, AddOp):
            stack.append(stack.pop() + stack.pop())
        elif isinstance(op, Print):
            print(stack[-1])


def entry_point(argv):
    run([Push(1), Push(2), AddOp(), Print(), Push(40), AddOp(), Print()])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
