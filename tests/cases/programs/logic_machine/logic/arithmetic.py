import math

from rpython.rlib.rarithmetic import ovfcheck
from rpython.rlib.rbigint import rbigint

from .error import instantiation_error, throw, type_error
from .terms import *

FUNCTIONS = {}


def function(name, big=None, flt=None):
    """The function given is for machine words; it may overflow."""
    def decorate(small):
        def apply(a, b):
            if isinstance(a, Int) and isinstance(b, Int):
                try:
                    return Int(small(a.value, b.value))
                except OverflowError:
                    pass
                except ZeroDivisionError:
                    throw("evaluation_error", Atom.make("zero_divisor"))
            if isinstance(a, Float) or isinstance(b, Float):
                if flt is None:
                    type_error("integer", a if isinstance(a, Float) else b)
                return Float(flt(a.tofloat(), b.tofloat()))
            try:
                return make_integer(big(a.tobig(), b.tobig()))
            except ZeroDivisionError:
                throw("evaluation_error", Atom.make("zero_divisor"))
        FUNCTIONS[name + "/2"] = apply
        return small
    return decorate


@function("+", lambda a, b: a.add(b), lambda a, b: a + b)
def add(a, b):
    return ovfcheck(a + b)


@function("-", lambda a, b: a.sub(b), lambda a, b: a - b)
def sub(a, b):
    return ovfcheck(a - b)


@function("*", lambda a, b: a.mul(b), lambda a, b: a * b)
def mul(a, b):
    return ovfcheck(a * b)


def big_quotient(a, b):
    q = a.abs().floordiv(b.abs())
    return q if a.get_sign() * b.get_sign() >= 0 else q.neg()


@function("//", big_quotient)
def quotient(a, b):
    q = ovfcheck(a // b)
    if q < 0 and q * b != a:
        q += 1
    return q


@function("rem", lambda a, b: a.sub(big_quotient(a, b).mul(b)))
def rem(a, b):
    return a - quotient(a, b) * b


@function("mod", lambda a, b: a.mod(b))
def mod(a, b):
    if b == -1:
        return 0
    return a % b


@function("max", lambda a, b: b if a.lt(b) else a, lambda a, b: max(a, b))
def largest(a, b):
    return max(a, b)


@function("min", lambda a, b: a if a.lt(b) else b, lambda a, b: min(a, b))
def smallest(a, b):
    return min(a, b)


@function("**", lambda a, b: a.pow(b), lambda a, b: math.pow(a, b))
def power(a, b):
    if b < 0:
        type_error("float", Int(a))
    result = 1
    for _ in range(b):
        result = ovfcheck(result * a)
    return result


def divide(a, b):
    if isinstance(a, Float) or isinstance(b, Float):
        if b.tofloat() == 0.0:
            throw("evaluation_error", Atom.make("zero_divisor"))
        return Float(a.tofloat() / b.tofloat())
    if b.tobig().get_sign() == 0:
        throw("evaluation_error", Atom.make("zero_divisor"))
    q, r = a.tobig().divmod(b.tobig())
    if r.get_sign() == 0:
        return make_integer(q)
    return Float(a.tofloat() / b.tofloat())


FUNCTIONS["//2"] = divide


def evaluate(term):
    term = term.deref()
    if isinstance(term, Number):
        return term
    if isinstance(term, Var):
        instantiation_error()
    if isinstance(term, Struct):
        if term.arity() == 2:
            apply = FUNCTIONS.get(term.signature(), None)
            if apply is not None:
                a = evaluate(term.args[0])
                b = evaluate(term.args[1])
                return apply(a, b)
        if term.arity() == 1:
            if term.name() == "-":
                return FUNCTIONS["-/2"](Int(0), evaluate(term.args[0]))
            if term.name() == "abs":
                value = evaluate(term.args[0])
                if compare(value, Int(0)) < 0:
                    return FUNCTIONS["-/2"](Int(0), value)
                return value
            if term.name() == "float":
                return Float(evaluate(term.args[0]).tofloat())
    if isinstance(term, Callable):
        type_error("evaluable", Atom.make(term.signature()))
    type_error("evaluable", term)


def order(a, b):
    """-1, 0 or 1: by value, so that 4 is 4.0."""
    if isinstance(a, Float) or isinstance(b, Float):
        x, y = a.tofloat(), b.tofloat()
        return -1 if x < y else int(x > y)
    return compare(a, b)
