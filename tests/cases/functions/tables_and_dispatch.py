def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def neg(a):
    return -a


BINARY = {'+': add, '-': sub, '*': lambda a, b: a * b, 'max': max, 'min': min}
UNARY = {'neg': neg, 'abs': abs, 'dec': lambda a: a - 1}
STEPS = [('double', lambda x: x * 2), ('inc', lambda x: x + 1)]
NESTED = {'math': {'sq': lambda x: x * x}, 'other': {'id': lambda x: x}}


class Machine:
    handlers = {}

    def __init__(self):
        self.stack = []

    def push(self, v):
        self.stack.append(v)

    def op_dup(self):
        self.stack.append(self.stack[-1])

    def op_swap(self):
        self.stack[-1], self.stack[-2] = self.stack[-2], self.stack[-1]

    def op_drop(self):
        self.stack.pop()

    def run(self, program):
        for word in program.split():
            if word in BINARY:
                b, a = self.stack.pop(), self.stack.pop()
                self.push(BINARY[word](a, b))
            elif word in UNARY:
                self.push(UNARY[word](self.stack.pop()))
            elif word in Machine.handlers:
                Machine.handlers[word](self)
            else:
                self.push(int(word))
        return self.stack


for _name in list(vars(Machine)):
    if _name.startswith('op_'):
        Machine.handlers[_name[3:]] = vars(Machine)[_name]


def select(flag):
    return add if flag else sub


def pipeline(x, steps):
    for name, f in steps:
        x = f(x)
    return x


def entry_point(argv):
    n = len(argv)
    print(Machine().run('3 4 + 2 *'), Machine().run('5 dup * neg abs'), Machine().run('1 2 swap - 7 drop dec'))
    print(Machine().run('3 9 max 4 min'))
    print(select(n)(5, 3), select(n - 1)(5, 3), pipeline(n, STEPS), pipeline(n, STEPS[::-1]))
    print(NESTED['math']['sq'](7), NESTED['other']['id'](n), sorted(BINARY), len(UNARY))
    try:
        print(BINARY['/'](1, 2))
    except KeyError as e:
        print('no', e)
    ops = [BINARY[k] for k in ['+', '-', '*']]
    print([f(6, 3) for f in ops], ops[0] is add, ops[1] == sub, add in ops)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
