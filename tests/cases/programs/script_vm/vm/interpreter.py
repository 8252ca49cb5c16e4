from rpython.rlib import jit
from rpython.rlib.debug import make_sure_not_resized

from .compiler import compile_source
from .errors import ScriptError
from .objects import Cell, W_Class, W_Code, W_Function, W_Iterator, W_List, W_Map, space
from .opcodes import *
from .primitives import registry

MAX_DEPTH = 30


def get_printable_location(pc, w_code):
    return "%s: %s" % (w_code.name, NAMES[w_code.code[pc]])


driver = jit.JitDriver(greens=["pc", "w_code"], reds=["frame"], get_printable_location=get_printable_location)


class Frame(object):
    _immutable_fields_ = ["w_code", "cells[*]", "closure[*]", "w_function"]

    def __init__(self, w_code, w_function):
        self.w_code = w_code
        self.w_function = w_function
        self.cells = [Cell() for _ in range(w_code.nlocals)]
        make_sure_not_resized(self.cells)
        self.closure = w_function.cells if w_function is not None else []
        self.stack = []
        self.handlers = []
        self.pc = 0

    def push(self, w_value):
        self.stack.append(w_value)

    def pop(self):
        return self.stack.pop()

    @jit.unroll_safe
    def pop_many(self, n):
        at = len(self.stack) - n
        assert at >= 0
        items_w = self.stack[at:]
        del self.stack[at:]
        return items_w


class Interpreter(object):
    def __init__(self):
        self.globals = {}
        self.depth = 0
        self.out = []
        for name, w_primitive in registry.items():
            self.globals[name] = w_primitive

    def run(self, source, name):
        w_code = compile_source(name, source)
        return self.execute(Frame(w_code, None))

    def write(self, text):
        self.out.append(text)
        if len(self.out) > 50:
            self.flush()

    def flush(self):
        for line in self.out:
            print(line)
        del self.out[:]

    def call_function(self, w_function, args_w):
        w_code = w_function.w_code
        if len(args_w) != len(w_code.params):
            raise space.error("%s takes %d arguments, not %d" % (w_code.name, len(w_code.params), len(args_w)))
        frame = Frame(w_code, w_function)
        for i in range(len(args_w)):
            frame.cells[i].w_value = args_w[i]
        if self.depth >= MAX_DEPTH:
            raise space.error("the recursion is too deep")
        self.depth += 1
        try:
            return self.execute(frame)
        finally:
            self.depth -= 1

    def execute(self, frame):
        while True:
            try:
                return self.dispatch(frame)
            except ScriptError as e:
                if not frame.handlers:
                    e.add_frame(frame.w_code.name, frame.w_code.lines[frame.pc - 1])
                    raise
                target, height = frame.handlers.pop()
                del frame.stack[height:]
                frame.push(e.w_value)
                frame.pc = target

    def dispatch(self, frame):
        w_code = jit.promote(frame.w_code)
        code = w_code.code
        while True:
            driver.jit_merge_point(pc=frame.pc, w_code=w_code, frame=frame)
            op = code[frame.pc]
            frame.pc += 1
            if op == OP_RETURN:
                return frame.pop()
            for number, method, has_operand in opcodes:
                if op == number and hasattr(Interpreter, method):
                    if has_operand:
                        operand = code[frame.pc]
                        frame.pc += 1
                        getattr(self, method)(frame, operand)
                    else:
                        getattr(self, method)(frame)
                    break
            else:
                raise NotImplementedError("opcode %d" % op)

    # One method for each instruction.

    def do_LOAD_CONST(self, frame, i):
        frame.push(frame.w_code.consts[i])

    def do_LOAD_LOCAL(self, frame, slot):
        frame.push(self.value_of(frame.cells[slot]))

    def do_STORE_LOCAL(self, frame, slot):
        frame.cells[slot].w_value = frame.pop()

    def do_FRESH_CELL(self, frame, slot):
        frame.cells[slot] = Cell()

    def do_LOAD_CELL(self, frame, i):
        frame.push(self.value_of(frame.closure[i]))

    def do_STORE_CELL(self, frame, i):
        frame.closure[i].w_value = frame.pop()

    def value_of(self, cell):
        if cell.w_value is None:
            raise space.error("a variable is used before it has a value")
        return cell.w_value

    def name(self, frame, i):
        return space.str_w(frame.w_code.consts[i])

    def do_LOAD_GLOBAL(self, frame, i):
        name = self.name(frame, i)
        try:
            frame.push(self.globals[name])
        except KeyError:
            raise space.error("%s is not defined" % name)

    def do_STORE_GLOBAL(self, frame, i):
        self.globals[self.name(frame, i)] = frame.pop()

    def do_POP(self, frame):
        frame.pop()

    def do_DUP(self, frame):
        frame.push(frame.stack[-1])

    def do_BINARY(self, frame, which):
        w_right = frame.pop()
        w_left = frame.pop()
        for number, method in binary_methods:
            if which == number:
                frame.push(getattr(space, method)(w_left, w_right))
                return
        raise NotImplementedError

    def do_NEGATE(self, frame):
        frame.push(space.newint(0).sub(frame.pop()))

    def do_NOT(self, frame):
        frame.push(space.newbool(not frame.pop().truth()))

    def do_JUMP(self, frame, target):
        frame.pc = target

    def do_JUMP_IF_FALSE(self, frame, target):
        if not frame.pop().truth():
            frame.pc = target

    def do_JUMP_IF_FALSE_KEEP(self, frame, target):
        if frame.stack[-1].truth():
            frame.pop()
        else:
            frame.pc = target

    def do_JUMP_IF_TRUE_KEEP(self, frame, target):
        if not frame.stack[-1].truth():
            frame.pop()
        else:
            frame.pc = target

    def do_CALL(self, frame, n):
        args_w = frame.pop_many(n)
        w_callee = frame.pop()
        frame.push(w_callee.call(self, args_w))

    def do_MAKE_FUNCTION(self, frame, i):
        w_code = frame.w_code.consts[i]
        assert isinstance(w_code, W_Code)
        cells = []
        for slot in w_code.captures:
            cells.append(frame.cells[slot] if slot >= 0 else frame.closure[-1 - slot])
        frame.push(W_Function(w_code, cells[:]))

    def do_MAKE_LIST(self, frame, n):
        frame.push(space.newlist(frame.pop_many(n)))

    def do_MAKE_MAP(self, frame, n):
        items_w = frame.pop_many(2 * n)
        w_map = W_Map()
        for i in range(n):
            w_map.dict[items_w[2 * i]] = items_w[2 * i + 1]
        frame.push(w_map)

    def do_MAKE_CLASS(self, frame, n):
        methods_w = frame.pop_many(n)
        name = space.str_w(frame.pop())
        w_base = frame.pop()
        if not isinstance(w_base, W_Class):
            if w_base is not space.w_nil:
                raise space.error("%s is no class" % space.repr(w_base))
            w_base = None
        w_class = W_Class(name, w_base)
        for w_method in methods_w:
            assert isinstance(w_method, W_Function)
            w_method.w_class = w_class
            w_class.methods[w_method.w_code.name] = w_method
        frame.push(w_class)

    def do_INDEX(self, frame):
        w_index = frame.pop()
        frame.push(frame.pop().getitem(w_index))

    def do_STORE_INDEX(self, frame):
        w_value = frame.pop()
        w_index = frame.pop()
        frame.pop().setitem_of(w_index, w_value)

    def do_SLICE(self, frame):
        w_stop = frame.pop()
        w_start = frame.pop()
        frame.push(frame.pop().slice(w_start, w_stop))

    def do_ATTRIBUTE(self, frame, i):
        frame.push(frame.pop().getattr(self.name(frame, i)))

    def do_STORE_ATTRIBUTE(self, frame, i):
        w_value = frame.pop()
        frame.pop().setattr(self.name(frame, i), w_value)

    def do_SUPER_METHOD(self, frame, i):
        from .objects import W_Bound
        w_self = frame.pop()
        w_function = frame.w_function
        name = self.name(frame, i)
        if w_function is None or w_function.w_class is None or w_function.w_class.w_base is None:
            raise space.error("super.%s outside of a class with a base" % name)
        w_method = w_function.w_class.w_base.lookup(name)
        if w_method is None:
            raise space.error("no base has %s" % name)
        frame.push(W_Bound(w_self, w_method))

    def do_ITERATE(self, frame):
        w_over = frame.pop()
        if isinstance(w_over, W_List):
            # What the loop adds does not come by.
            w_over = space.newlist(w_over.items())
        w_over.item_at(0)
        frame.push(W_Iterator(w_over))

    def do_NEXT(self, frame, target):
        w_iterator = frame.stack[-1]
        assert isinstance(w_iterator, W_Iterator)
        w_item = w_iterator.next()
        if w_item is None:
            frame.pc = target
        else:
            frame.push(w_item)

    def do_THROW(self, frame):
        raise ScriptError(frame.pop())

    def do_TRY(self, frame, target):
        frame.handlers.append((target, len(frame.stack)))

    def do_END_TRY(self, frame):
        frame.handlers.pop()
