class VM:
    def __init__(self):
        self.stack = []
        self.out = []

    def op_push(self, arg):
        self.stack.append(arg)

    def op_add(self, arg):
        b, a = self.stack.pop(), self.stack.pop()
        self.stack.append(a + b)

    def op_mul(self, arg):
        b, a = self.stack.pop(), self.stack.pop()
        self.stack.append(a * b)

    def op_print(self, arg):
        self.out.append(str(self.stack.pop()) + '@' * arg)


TABLE = [VM.op_push, VM.op_add, VM.op_mul, VM.op_print]
NAMES = {'push': 0, 'add': 1, 'mul': 2, 'print': 3}


def run(code):
    vm = VM()
    bound = {'push': vm.op_push, 'add': vm.op_add, 'mul': vm.op_mul, 'print': vm.op_print}
    for line in code.split(';'):
        parts = line.split()
        arg = int(parts[1]) if len(parts) > 1 else 0
        if len(code) % 2:
            TABLE[NAMES[parts[0]]](vm, arg)
        else:
            bound[parts[0]](arg)
    return vm.out, len(vm.stack)


def entry_point(argv):
    print(run('push 2;push 3;add;print 1'))
    print(run('push 2;push 3;mul;print 12' * len(argv)))
    try:
        run('add')
    except IndexError as e:
        print(e)
    try:
        run('nope 1')
    except KeyError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
