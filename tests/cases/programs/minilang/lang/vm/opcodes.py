NAMES = ['CONST', 'LOAD', 'STORE', 'DECLARE', 'BINARY', 'JUMP', 'JUMP_IF_FALSE', 'CALL', 'RETURN', 'PRINT', 'POP']
_module = globals()
for _number, _name in enumerate(NAMES):
    _module[_name] = _number


class Code:
    def __init__(self, name, params):
        self.name = name
        self.params = params
        self.ops = []
        self.constants = []
        self.names = []
        self.functions = {}

    def emit(self, op, arg=0):
        self.ops.append((op, arg))
        return len(self.ops) - 1

    def patch(self, at):
        self.ops[at] = (self.ops[at][0], len(self.ops))

    def name_index(self, name):
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)


def disassemble(code):
    lines = []
    for at, (op, arg) in enumerate(code.ops):
        lines.append('%3d %-14s %d' % (at, NAMES[op], arg))
    return '\n'.join(lines)
