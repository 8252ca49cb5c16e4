from rpython.rlib import jit
from rpython.rlib.objectmodel import specialize
from rpython.rlib.rbigint import rbigint


class Term(object):
    """What everything is."""
    rank = 9

    def deref(self):
        return self

    def unify(self, other, trail):
        """`other` is dereferenced, and no variable."""
        raise NotImplementedError

    def copy(self, memo):
        return self

    def key(self):
        """What clauses are found by."""
        return ""

    def compare_same(self, other):
        raise NotImplementedError


class Var(Term):
    rank = 0
    counter = [0]

    def __init__(self):
        self.binding = None
        Var.counter[0] += 1
        self.number = Var.counter[0]

    def deref(self):
        term = self
        while isinstance(term, Var):
            if term.binding is None:
                return term
            term = term.binding
        return term

    def copy(self, memo):
        term = self.deref()
        if isinstance(term, Var):
            if term not in memo:
                memo[term] = Var()
            return memo[term]
        return term.copy(memo)

    def compare_same(self, other):
        assert isinstance(other, Var)
        return self.number - other.number


class Constant(Term):
    def unify(self, other, trail):
        return self.rank == other.rank and self.compare_same(other) == 0


class Number(Constant):
    rank = 1

    def compare_same(self, other):
        if isinstance(self, Float) or isinstance(other, Float):
            a, b = self.tofloat(), other.tofloat()
            if a == b:
                return isinstance(other, Float) - isinstance(self, Float)
            return -1 if a < b else 1
        a, b = self.tobig(), other.tobig()
        return -1 if a.lt(b) else int(a.gt(b))

    def tofloat(self):
        raise NotImplementedError

    def tobig(self):
        raise NotImplementedError


class Int(Number):
    _immutable_fields_ = ["value"]

    def __init__(self, value):
        self.value = value

    def tofloat(self):
        return float(self.value)

    def tobig(self):
        return rbigint.fromint(self.value)

    def key(self):
        return str(self.value)


class Big(Number):
    _immutable_fields_ = ["value"]

    def __init__(self, value):
        self.value = value

    def tofloat(self):
        return self.value.tofloat()

    def tobig(self):
        return self.value

    def key(self):
        return self.value.str()


class Float(Number):
    _immutable_fields_ = ["value"]

    def __init__(self, value):
        self.value = value

    def tofloat(self):
        return self.value

    def tobig(self):
        return rbigint.fromfloat(self.value)

    def key(self):
        return repr(self.value)


def make_integer(value):
    try:
        return Int(value.toint())
    except OverflowError:
        return Big(value)


class Callable(Term):
    def name(self):
        raise NotImplementedError

    def arity(self):
        return 0

    def argument(self, i):
        raise IndexError

    def signature(self):
        return "%s/%d" % (self.name(), self.arity())

    def key(self):
        return self.signature()


class Atom(Callable):
    _immutable_fields_ = ["_name"]
    rank = 3
    table = {}

    def __init__(self, name):
        self._name = name

    @staticmethod
    @jit.elidable
    def make(name):
        if name not in Atom.table:
            Atom.table[name] = Atom(name)
        return Atom.table[name]

    def name(self):
        return self._name

    def unify(self, other, trail):
        return self is other

    def compare_same(self, other):
        assert isinstance(other, Atom)
        return -1 if self._name < other._name else int(self._name > other._name)


class Struct(Callable):
    _immutable_fields_ = ["_name", "args[*]"]
    rank = 4

    def __init__(self, name, args):
        self._name = name
        self.args = args

    def name(self):
        return self._name

    def arity(self):
        return len(self.args)

    def argument(self, i):
        return self.args[i].deref()

    @jit.unroll_safe
    def unify(self, other, trail):
        if not isinstance(other, Struct) or other._name != self._name or len(other.args) != len(self.args):
            return False
        for i in range(len(self.args)):
            if not unify(self.args[i], other.args[i], trail):
                return False
        return True

    def copy(self, memo):
        return Struct(self._name, [arg.copy(memo) for arg in self.args])

    def compare_same(self, other):
        assert isinstance(other, Struct)
        if len(self.args) != len(other.args):
            return len(self.args) - len(other.args)
        if self._name != other._name:
            return -1 if self._name < other._name else 1
        for i in range(len(self.args)):
            order = compare(self.args[i], other.args[i])
            if order:
                return order
        return 0


class Trail(object):
    """The variables that were bound, to be freed again."""

    def __init__(self):
        self.vars = []
        self.highest = 0

    def bind(self, var, term):
        var.binding = term
        self.vars.append(var)
        self.highest = max(self.highest, len(self.vars))

    def undo(self, mark):
        while len(self.vars) > mark:
            self.vars.pop().binding = None


def unify(a, b, trail):
    a = a.deref()
    b = b.deref()
    if a is b:
        return True
    if isinstance(a, Var):
        trail.bind(a, b)
        return True
    if isinstance(b, Var):
        trail.bind(b, a)
        return True
    return a.unify(b, trail)


def compare(a, b):
    """The standard order of terms."""
    a = a.deref()
    b = b.deref()
    if a.rank != b.rank:
        return a.rank - b.rank
    return a.compare_same(b)


NIL = Atom.make("[]")
TRUE = Atom.make("true")
EMPTY_BLOCK = Atom.make("{}")


@specialize.argtype(0)
def wrap(value):
    if isinstance(value, Term):
        return value
    if isinstance(value, bool):
        return Atom.make("true" if value else "fail")
    if isinstance(value, int):
        return Int(value)
    if isinstance(value, float):
        return Float(value)
    if isinstance(value, str):
        return Atom.make(value)
    return make_list(value)


def make_list(items, tail=NIL):
    result = tail
    for i in range(len(items) - 1, -1, -1):
        result = Struct(".", [items[i], result])
    return result


def unpack_list(term):
    from .error import instantiation_error, type_error
    items = []
    whole = term
    term = term.deref()
    while term is not NIL:
        if isinstance(term, Var):
            instantiation_error()
        if not (isinstance(term, Struct) and term._name == "." and len(term.args) == 2):
            type_error("list", whole)
        assert isinstance(term, Struct)
        items.append(term.args[0].deref())
        term = term.argument(1)
    return items


def variables(term, found):
    term = term.deref()
    if isinstance(term, Var):
        if term not in found:
            found.append(term)
    elif isinstance(term, Struct):
        for arg in term.args:
            variables(arg, found)
    return found
