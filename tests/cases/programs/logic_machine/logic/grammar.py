"""Rules of grammars as clauses: each part takes what is left of a list, and hands on the rest."""

from .terms import *


def extend(term, before, after):
    if isinstance(term, Struct):
        return Struct(term.name(), term.args + [before, after])
    assert isinstance(term, Atom)
    return Struct(term.name(), [before, after])


def translate_rule(rule):
    before, after = Var(), Var()
    head = extend(rule.argument(0), before, after)
    return Struct(":-", [head, translate_body(rule.argument(1), before, after)])


def translate_body(body, before, after):
    body = body.deref()
    if isinstance(body, Struct):
        if body.name() == "," and body.arity() == 2:
            middle = Var()
            first = translate_body(body.args[0], before, middle)
            return Struct(",", [first, translate_body(body.args[1], middle, after)])
        if body.name() == ";" and body.arity() == 2:
            return Struct(";", [translate_body(arg, before, after) for arg in body.args])
        if body.name() == "{}" and body.arity() == 1:
            return Struct(",", [body.args[0], Struct("=", [before, after])])
        if body.name() == "." and body.arity() == 2:
            return Struct("=", [before, make_list(unpack_list(body), after)])
    if body is NIL:
        return Struct("=", [before, after])
    if body is Atom.make("!"):
        return Struct(",", [body, Struct("=", [before, after])])
    return extend(body, before, after)
