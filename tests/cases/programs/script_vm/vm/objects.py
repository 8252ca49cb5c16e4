import math

from rpython.rlib import jit
from rpython.rlib.objectmodel import compute_hash, r_dict, specialize
from rpython.rlib.rarithmetic import LONG_BIT, intmask, ovfcheck
from rpython.rlib.rbigint import rbigint
from rpython.rlib.rstring import StringBuilder

from .errors import ScriptError
from .opcodes import BINARY_METHODS, BINARY_OPERATORS
from .strategies import empty_strategy, strategy_for


class W_Root(object):
    type_name = "object"

    def truth(self):
        return True

    def to_str(self):
        return self.to_repr()

    def to_repr(self):
        return "<" + self.type_name + ">"

    def equals(self, w_other):
        return self is w_other

    def hash(self):
        raise space.error("unhashable: %s" % self.type_name)

    def less(self, w_other):
        raise self.no_operation("<", w_other)

    def no_operation(self, op, w_other):
        return space.error("'%s' does not work on %s and %s" % (op, self.type_name, w_other.type_name))

    def call(self, interpreter, args_w):
        raise space.error("%s cannot be called" % self.type_name)

    def getattr(self, name):
        raise space.error("%s has no attribute %s" % (self.type_name, name))

    def setattr(self, name, w_value):
        raise space.error("%s has no attributes" % self.type_name)

    def getitem(self, w_index):
        raise space.error("%s cannot be indexed" % self.type_name)

    def setitem_of(self, w_index, w_value):
        raise space.error("items of %s cannot be assigned" % self.type_name)

    def slice(self, w_start, w_stop):
        raise space.error("%s cannot be sliced" % self.type_name)

    def length(self):
        raise space.error("%s has no length" % self.type_name)

    def contains(self, w_item):
        raise space.error("%s contains nothing" % self.type_name)

    def item_at(self, i):
        """The items of a loop; `None` at the end."""
        raise space.error("%s cannot be iterated over" % self.type_name)


def _add_operators():
    for method, op in zip(BINARY_METHODS, BINARY_OPERATORS):
        def missing(self, w_other, op=op):
            raise self.no_operation(op, w_other)
        if op not in ("==", "!=", "<", ">", "<=", ">=", "in"):
            setattr(W_Root, method, missing)


_add_operators()


class W_Nil(W_Root):
    type_name = "nil"

    def truth(self):
        return False

    def to_repr(self):
        return "nil"

    def hash(self):
        return 7


class W_Bool(W_Root):
    _immutable_fields_ = ["value"]
    type_name = "bool"

    def __init__(self, value):
        self.value = value

    def truth(self):
        return self.value

    def to_repr(self):
        return "true" if self.value else "false"

    def hash(self):
        return int(self.value)


class W_Number(W_Root):
    def tofloat(self):
        raise NotImplementedError

    def tobig(self):
        raise NotImplementedError

    def equals(self, w_other):
        if not isinstance(w_other, W_Number):
            return False
        return compare_numbers(self, w_other) == 0

    def less(self, w_other):
        if not isinstance(w_other, W_Number):
            raise self.no_operation("<", w_other)
        return compare_numbers(self, w_other) < 0


class W_Int(W_Number):
    _immutable_fields_ = ["value"]
    type_name = "int"

    def __init__(self, value):
        self.value = value

    def truth(self):
        return self.value != 0

    def to_repr(self):
        return str(self.value)

    def hash(self):
        return self.value

    def tofloat(self):
        return float(self.value)

    def tobig(self):
        return rbigint.fromint(self.value)


class W_BigInt(W_Number):
    _immutable_fields_ = ["value"]
    type_name = "int"

    def __init__(self, value):
        self.value = value

    def truth(self):
        return self.value.tobool()

    def to_repr(self):
        return self.value.str()

    def hash(self):
        return intmask(self.value.hash())

    def tofloat(self):
        return self.value.tofloat()

    def tobig(self):
        return self.value


class W_Float(W_Number):
    _immutable_fields_ = ["value"]
    type_name = "float"

    def __init__(self, value):
        self.value = value

    def truth(self):
        return self.value != 0.0

    def to_repr(self):
        return repr(self.value)

    def hash(self):
        if self.value == math.floor(self.value) and abs(self.value) < 1e15:
            return int(self.value)
        return compute_hash(self.value)

    def tofloat(self):
        return self.value

    def tobig(self):
        return rbigint.fromfloat(self.value)


def compare_numbers(w_a, w_b):
    if isinstance(w_a, W_Float) or isinstance(w_b, W_Float):
        a, b = w_a.tofloat(), w_b.tofloat()
        return -1 if a < b else int(a > b)
    if isinstance(w_a, W_Int) and isinstance(w_b, W_Int):
        return -1 if w_a.value < w_b.value else int(w_a.value > w_b.value)
    a, b = w_a.tobig(), w_b.tobig()
    return -1 if a.lt(b) else int(a.gt(b))


def make_arithmetic(op, int_function, big_function, float_function):
    def operate(self, w_other):
        if not isinstance(w_other, W_Number):
            raise self.no_operation(op, w_other)
        try:
            if isinstance(self, W_Int) and isinstance(w_other, W_Int):
                try:
                    return W_Int(int_function(self.value, w_other.value))
                except OverflowError:
                    pass
            if isinstance(self, W_Float) or isinstance(w_other, W_Float):
                return W_Float(float_function(self.tofloat(), w_other.tofloat()))
            return space.newbig(big_function(self.tobig(), w_other.tobig()))
        except ZeroDivisionError:
            raise space.error("division by zero")
    return operate


def int_floordiv(a, b):
    if b == 0:
        raise ZeroDivisionError
    return ovfcheck(a // b)


def int_mod(a, b):
    if b == 0:
        raise ZeroDivisionError
    if b == -1:
        return 0
    return a % b


def int_pow(a, b):
    if b < 0:
        raise space.error("negative power")
    result = 1
    while b > 0:
        if b & 1:
            result = ovfcheck(result * a)
        b >>= 1
        if b:
            a = ovfcheck(a * a)
    return result


def float_pow(a, b):
    try:
        return math.pow(a, b)
    except OverflowError:
        raise space.error("the result is too large")


W_Number.add = make_arithmetic("+", lambda a, b: ovfcheck(a + b), lambda a, b: a.add(b), lambda a, b: a + b)
W_Number.sub = make_arithmetic("-", lambda a, b: ovfcheck(a - b), lambda a, b: a.sub(b), lambda a, b: a - b)
W_Number.mul = make_arithmetic("*", lambda a, b: ovfcheck(a * b), lambda a, b: a.mul(b), lambda a, b: a * b)
W_Number.div = make_arithmetic("/", int_floordiv, lambda a, b: a.floordiv(b), lambda a, b: a / b)
W_Number.mod = make_arithmetic("%", int_mod, lambda a, b: a.mod(b), lambda a, b: a % b)
W_Number.pow = make_arithmetic("**", int_pow, lambda a, b: a.pow(b), float_pow)


class W_Str(W_Root):
    _immutable_fields_ = ["value"]
    type_name = "str"

    def __init__(self, value):
        self.value = value

    def truth(self):
        return len(self.value) > 0

    def to_str(self):
        return self.value

    def to_repr(self):
        builder = StringBuilder(len(self.value) + 2)
        builder.append('"')
        for c in self.value:
            if c == '"' or c == "\\":
                builder.append("\\")
            builder.append(c)
        builder.append('"')
        return builder.build()

    def equals(self, w_other):
        return isinstance(w_other, W_Str) and w_other.value == self.value

    def hash(self):
        return compute_hash(self.value)

    def less(self, w_other):
        if not isinstance(w_other, W_Str):
            raise self.no_operation("<", w_other)
        return self.value < w_other.value

    def add(self, w_other):
        if not isinstance(w_other, W_Str):
            raise self.no_operation("+", w_other)
        return W_Str(self.value + w_other.value)

    def getitem(self, w_index):
        return W_Str(self.value[space.index(w_index, len(self.value))])

    def slice(self, w_start, w_stop):
        start, stop = space.bounds(w_start, w_stop, len(self.value))
        return W_Str(self.value[start:stop])

    def length(self):
        return len(self.value)

    def contains(self, w_item):
        if not isinstance(w_item, W_Str):
            raise space.error("not a str")
        return w_item.value in self.value

    def item_at(self, i):
        if i >= len(self.value):
            return None
        return W_Str(self.value[i])


class W_List(W_Root):
    type_name = "list"

    def __init__(self, strategy, storage):
        self.strategy = strategy
        self.storage = storage

    def truth(self):
        return self.length() > 0

    def length(self):
        return self.strategy.length(self)

    def append(self, w_item):
        self.strategy.append(self, w_item)

    def setitem(self, i, w_item):
        self.strategy.setitem(self, i, w_item)

    def items(self):
        return self.strategy.items(self)

    def to_repr(self):
        return "[" + ", ".join([w_item.to_repr() for w_item in self.items()]) + "]"

    def equals(self, w_other):
        if not isinstance(w_other, W_List) or self.length() != w_other.length():
            return False
        mine, others = self.items(), w_other.items()
        for i in range(len(mine)):
            if not mine[i].equals(others[i]):
                return False
        return True

    def add(self, w_other):
        if not isinstance(w_other, W_List):
            raise self.no_operation("+", w_other)
        return space.newlist(self.items() + w_other.items())

    def mul(self, w_other):
        if not isinstance(w_other, W_Int):
            raise self.no_operation("*", w_other)
        return space.newlist(self.items() * w_other.value)

    def getitem(self, w_index):
        return self.strategy.getitem(self, space.index(w_index, self.length()))

    def setitem_of(self, w_index, w_value):
        self.setitem(space.index(w_index, self.length()), w_value)

    def slice(self, w_start, w_stop):
        start, stop = space.bounds(w_start, w_stop, self.length())
        return self.strategy.slice(self, start, stop)

    def contains(self, w_item):
        for w_mine in self.items():
            if w_mine.equals(w_item):
                return True
        return False

    def item_at(self, i):
        if i >= self.length():
            return None
        return self.strategy.getitem(self, i)


class W_Range(W_Root):
    _immutable_fields_ = ["start", "stop"]
    type_name = "range"

    def __init__(self, start, stop):
        self.start = start
        self.stop = stop

    def length(self):
        return max(self.stop - self.start, 0)

    def to_repr(self):
        return "range(%d, %d)" % (self.start, self.stop)

    def item_at(self, i):
        if self.start + i >= self.stop:
            return None
        return W_Int(self.start + i)


def key_eq(w_a, w_b):
    return w_a.equals(w_b)


def key_hash(w_key):
    return w_key.hash()


class W_Map(W_Root):
    type_name = "map"

    def __init__(self):
        self.dict = r_dict(key_eq, key_hash)

    def truth(self):
        return len(self.dict) > 0

    def length(self):
        return len(self.dict)

    def to_repr(self):
        parts = [w_key.to_repr() + ": " + w_value.to_repr() for w_key, w_value in self.dict.items()]
        return "{" + ", ".join(parts) + "}"

    def getitem(self, w_index):
        try:
            return self.dict[w_index]
        except KeyError:
            raise space.error("no such key: " + w_index.to_repr())

    def setitem_of(self, w_index, w_value):
        self.dict[w_index] = w_value

    def contains(self, w_item):
        return w_item in self.dict


class W_Code(W_Root):
    _immutable_fields_ = ["name", "code[*]", "lines[*]", "consts[*]", "params[*]", "nlocals", "free[*]"]
    type_name = "code"

    def __init__(self, name, code, lines, consts, params, nlocals, free):
        self.name = name
        self.code = code
        self.lines = lines
        self.consts = consts
        self.params = params
        self.nlocals = nlocals
        self.free = free
        self.captures = []


class Cell(object):
    def __init__(self):
        self.w_value = None


class W_Function(W_Root):
    _immutable_fields_ = ["w_code", "cells[*]"]
    type_name = "function"

    def __init__(self, w_code, cells):
        self.w_code = w_code
        self.cells = cells
        self.w_class = None

    def to_repr(self):
        return "<fn %s>" % self.w_code.name

    def call(self, interpreter, args_w):
        return interpreter.call_function(self, args_w)


class W_Primitive(W_Root):
    _immutable_fields_ = ["name", "function", "least", "most"]
    type_name = "primitive"

    def __init__(self, name, function, least, most):
        self.name = name
        self.function = function
        self.least = least
        self.most = most

    def to_repr(self):
        return "<primitive %s>" % self.name

    def call(self, interpreter, args_w):
        if len(args_w) < self.least or (self.most >= 0 and len(args_w) > self.most):
            raise space.error("%s takes other arguments, not %d" % (self.name, len(args_w)))
        return self.function(interpreter, args_w)


class W_Class(W_Root):
    type_name = "class"

    def __init__(self, name, w_base):
        self.name = name
        self.w_base = w_base
        self.methods = {}

    def to_repr(self):
        return "<class %s>" % self.name

    @jit.elidable
    def lookup(self, name):
        w_class = self
        while w_class is not None:
            w_method = w_class.methods.get(name, None)
            if w_method is not None:
                return w_method
            w_class = w_class.w_base
        return None

    def call(self, interpreter, args_w):
        w_instance = W_Instance(self)
        w_init = self.lookup("init")
        if w_init is not None:
            w_init.call(interpreter, [w_instance] + args_w)
        elif args_w:
            raise space.error("%s takes no arguments" % self.name)
        return w_instance


class W_Instance(W_Root):
    def __init__(self, w_class):
        self.w_class = w_class
        self.attributes = {}
        self.type_name = w_class.name

    def to_repr(self):
        return "<%s with %s>" % (self.w_class.name, ", ".join(self.attributes.keys()))

    def getattr(self, name):
        w_value = self.attributes.get(name, None)
        if w_value is not None:
            return w_value
        w_method = self.w_class.lookup(name)
        if w_method is None:
            raise space.error("%s has no attribute %s" % (self.w_class.name, name))
        return W_Bound(self, w_method)

    def setattr(self, name, w_value):
        self.attributes[name] = w_value


class W_Bound(W_Root):
    _immutable_ = True
    type_name = "method"

    def __init__(self, w_self, w_function):
        self.w_self = w_self
        self.w_function = w_function

    def call(self, interpreter, args_w):
        return self.w_function.call(interpreter, [self.w_self] + args_w)


class W_Iterator(W_Root):
    type_name = "iterator"

    def __init__(self, w_over):
        self.w_over = w_over
        self.i = 0

    def next(self):
        w_item = self.w_over.item_at(self.i)
        self.i += 1
        return w_item


class Space(object):
    """What makes and takes apart values."""

    def __init__(self):
        self.w_nil = W_Nil()
        self.w_true = W_Bool(True)
        self.w_false = W_Bool(False)
        self.interned = {}
        self.small = [W_Int(i) for i in range(-5, 100)]

    def _freeze_(self):
        return True

    def newbool(self, b):
        return self.w_true if b else self.w_false

    def newint(self, n):
        if -5 <= n < 100:
            return self.small[n + 5]
        return W_Int(n)

    def newbig(self, value):
        try:
            return W_Int(value.toint())
        except OverflowError:
            return W_BigInt(value)

    def newfloat(self, f):
        return W_Float(f)

    def newstr(self, text):
        return W_Str(text)

    def intern(self, name):
        if name not in self.interned:
            self.interned[name] = W_Str(name)
        return self.interned[name]

    def newlist(self, items_w):
        if not items_w:
            return W_List(empty_strategy, empty_strategy.storage_of(items_w))
        strategy = strategy_for(items_w)
        return W_List(strategy, strategy.storage_of(items_w))

    @specialize.argtype(1)
    def wrap(self, value):
        if value is None:
            return self.w_nil
        if isinstance(value, W_Root):
            return value
        if isinstance(value, bool):
            return self.newbool(value)
        if isinstance(value, int):
            return self.newint(value)
        if isinstance(value, float):
            return self.newfloat(value)
        return self.newstr(value)

    def int_from_text(self, text):
        if len(text) * 10 < LONG_BIT * 3 - 10:
            return self.newint(int(text))
        return self.newbig(rbigint.fromdecimalstr(text))

    def error(self, message):
        return ScriptError(W_Str(message))

    def str(self, w_value):
        return w_value.to_str()

    def repr(self, w_value):
        return w_value.to_repr()

    def int_w(self, w_value):
        if not isinstance(w_value, W_Int):
            raise self.error("expected an int, not %s" % w_value.type_name)
        return w_value.value

    def float_w(self, w_value):
        if not isinstance(w_value, W_Number):
            raise self.error("expected a number, not %s" % w_value.type_name)
        return w_value.tofloat()

    def str_w(self, w_value):
        if not isinstance(w_value, W_Str):
            raise self.error("expected a str, not %s" % w_value.type_name)
        return w_value.value

    def list_w(self, w_value):
        if not isinstance(w_value, W_List):
            raise self.error("expected a list, not %s" % w_value.type_name)
        return w_value

    def items_w(self, w_value):
        if isinstance(w_value, W_List):
            return w_value.items()
        items = []
        while True:
            w_item = w_value.item_at(len(items))
            if w_item is None:
                return items
            items.append(w_item)

    def index(self, w_index, length):
        i = self.int_w(w_index)
        if i < 0:
            i += length
        if i < 0 or i >= length:
            raise self.error("index %d is out of range" % self.int_w(w_index))
        return i

    def bounds(self, w_start, w_stop, length):
        start = 0 if w_start is self.w_nil else self.int_w(w_start)
        stop = length if w_stop is self.w_nil else self.int_w(w_stop)
        if start < 0:
            start = max(start + length, 0)
        if stop < 0:
            stop = max(stop + length, 0)
        stop = min(stop, length)
        return min(start, stop), stop

    def eq(self, w_a, w_b):
        return self.newbool(w_a.equals(w_b))

    def ne(self, w_a, w_b):
        return self.newbool(not w_a.equals(w_b))

    def lt(self, w_a, w_b):
        return self.newbool(w_a.less(w_b))

    def gt(self, w_a, w_b):
        return self.newbool(w_b.less(w_a))

    def le(self, w_a, w_b):
        return self.newbool(not w_b.less(w_a))

    def ge(self, w_a, w_b):
        return self.newbool(not w_a.less(w_b))

    def contained(self, w_a, w_b):
        return self.newbool(w_b.contains(w_a))


def _add_space_operators():
    def make(method):
        def operate(self, w_a, w_b):
            return getattr(w_a, method)(w_b)
        return operate

    for method in BINARY_METHODS:
        if not hasattr(Space, method):
            setattr(Space, method, make(method))


_add_space_operators()
space = Space()
