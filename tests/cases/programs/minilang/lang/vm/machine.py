from ..errors import LangError
from ..values import Int
from .opcodes import *


class Frame:
    def __init__(self, code, back):
        self.code = code
        self.pc = 0
        self.locals = {}
        self.stack = []
        self.back = back


class Machine:
    def __init__(self, code):
        self.main = Frame(code, None)
        self.functions = code.functions
        self.output = []
        self.executed = 0

    def run(self):
        frame = self.main
        while True:
            if frame.pc >= len(frame.code.ops):
                break
            op, arg = frame.code.ops[frame.pc]
            frame.pc += 1
            self.executed += 1
            stack = frame.stack
            if op == CONST:
                stack.append(frame.code.constants[arg])
            elif op == LOAD:
                stack.append(self.holder(frame, frame.code.names[arg]))
            elif op == STORE:
                self.store(frame, frame.code.names[arg], stack.pop())
            elif op == DECLARE:
                frame.locals[frame.code.names[arg]] = stack.pop()
            elif op == BINARY:
                right = stack.pop()
                left = stack.pop()
                stack.append(left.binary(frame.code.names[arg], right))
            elif op == JUMP:
                frame.pc = arg
            elif op == JUMP_IF_FALSE:
                if not stack.pop().truth():
                    frame.pc = arg
            elif op == CALL:
                frame = self.enter(frame, frame.code.names[arg // 256], arg % 256)
            elif op == RETURN:
                value = stack.pop()
                frame = frame.back
                frame.stack.append(value)
            elif op == PRINT:
                self.output.append(stack.pop().show())
            elif op == POP:
                stack.pop()

    def holder(self, frame, name):
        if name in frame.locals:
            return frame.locals[name]
        if name in self.main.locals:
            return self.main.locals[name]
        raise LangError('undefined ' + name)

    def store(self, frame, name, value):
        if name in frame.locals:
            frame.locals[name] = value
        elif name in self.main.locals:
            self.main.locals[name] = value
        else:
            raise LangError('undefined ' + name)

    def enter(self, frame, name, count):
        if name not in self.functions:
            raise LangError('undefined function ' + name)
        code = self.functions[name]
        if len(code.params) != count:
            raise LangError('%s takes %d arguments' % (name, len(code.params)))
        inner = Frame(code, frame)
        args = frame.stack[len(frame.stack) - count:]
        del frame.stack[len(frame.stack) - count:]
        for param, arg in zip(code.params, args):
            inner.locals[param] = arg
        return inner
