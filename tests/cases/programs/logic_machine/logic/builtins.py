"""Predicates that are functions: the decorators say what their arguments are, and fill the tables."""

from rpython.rlib.listsort import make_timsort_class

from .arithmetic import evaluate, order
from .error import CaughtError, instantiation_error, throw, type_error
from .terms import *
from .writer import to_text

CONTROL = {}            # continuation = f(engine, goal, frame)
BUILTINS = {}           # truth = f(engine, goal)
NONDETERMINATE = {}     # pairs to unify = f(engine, goal)


def integer_of(term):
    term = term.deref()
    if isinstance(term, Var):
        instantiation_error()
    if not isinstance(term, Int):
        type_error("integer", term)
    assert isinstance(term, Int)
    return term.value


def name_of(term):
    term = term.deref()
    if isinstance(term, Var):
        instantiation_error()
    if isinstance(term, Atom):
        return term.name()
    if isinstance(term, Number):
        return term.key()
    type_error("atom", term)
    return ""


CONVERT = {
    "obj": "goal.argument(%d)",
    "int": "integer_of(goal.args[%d])",
    "name": "name_of(goal.args[%d])",
    "list": "unpack_list(goal.args[%d])",
    "number": "evaluate(goal.args[%d])",
}


def predicate(name, kinds="", table=None):
    """`kinds`: what the arguments are converted to; a `+engine` hands over the engine first."""
    def decorate(function):
        words = kinds.split()
        arguments = []
        arity = 0
        for word in words:
            if word == "+engine":
                arguments.append("engine")
            else:
                arguments.append(CONVERT[word] % arity)
                arity += 1
        check = "    assert isinstance(goal, Struct)\n" if arity else ""
        source = "def wrapper(engine, goal):\n%s    return function(%s)\n" % (check, ", ".join(arguments))
        scope = dict(globals())
        scope["function"] = function
        exec(source, scope)
        wrapper = scope["wrapper"]
        for one in name.split():
            (BUILTINS if table is None else table)["%s/%d" % (one, arity)] = wrapper
        return function
    return decorate


def control(signature):
    def decorate(function):
        CONTROL[signature] = function
        return function
    return decorate


# Control.

@control("true/0")
def do_true(engine, goal, frame):
    return frame.next


@control(",/2")
def do_and(engine, goal, frame):
    from .engine import Goals
    return Goals(goal.args[0], frame.cut_height, Goals(goal.args[1], frame.cut_height, frame.next))


@control("!/0")
def do_cut(engine, goal, frame):
    engine.cut(frame.cut_height)
    return frame.next


def condition(engine, test, then, otherwise, frame):
    from .engine import Alternative, CutTo, Goals
    height = len(engine.choices)
    engine.choices.append(Alternative(len(engine.trail.vars), frame.next, otherwise, frame.cut_height))
    return Goals(test, len(engine.choices), CutTo(height, Goals(then, frame.cut_height, frame.next)))


@control(";/2")
def do_or(engine, goal, frame):
    from .engine import Alternative, Goals
    left = goal.argument(0)
    if isinstance(left, Struct) and left.name() == "->" and left.arity() == 2:
        return condition(engine, left.args[0], left.args[1], goal.args[1], frame)
    engine.choices.append(Alternative(len(engine.trail.vars), frame.next, goal.args[1], frame.cut_height))
    return Goals(left, frame.cut_height, frame.next)


@control("->/2")
def do_then(engine, goal, frame):
    return condition(engine, goal.args[0], goal.args[1], Atom.make("fail"), frame)


@control("\\+/1")
def do_not(engine, goal, frame):
    return condition(engine, goal.args[0], Atom.make("fail"), TRUE, frame)


def add_call(extra):
    def do_call(engine, goal, frame):
        from .engine import Goals
        called = goal.argument(0)
        if extra:
            called = add_arguments(called, goal.args[1:])
        return Goals(called, len(engine.choices), frame.next)
    CONTROL["call/%d" % (extra + 1)] = do_call


def add_arguments(called, more):
    if isinstance(called, Struct):
        if called.name() == ">>" and called.arity() == 2:
            # A lambda: its parameters are its own, all else is shared.
            memo = {}
            for var in variables(called.args[1], []):
                if var not in variables(called.args[0], []):
                    memo[var] = var
            params = unpack_list(called.args[0].copy(memo))
            body = called.args[1].copy(memo)
            for i in range(min(len(params), len(more))):
                body = Struct(",", [Struct("=", [params[i], more[i]]), body])
            return body
        return Struct(called.name(), called.args + more)
    if isinstance(called, Atom):
        return Struct(called.name(), more)
    if isinstance(called, Var):
        instantiation_error()
    type_error("callable", called)
    return called


for _extra in range(5):
    add_call(_extra)


@control("findall/3")
def do_findall(engine, goal, frame):
    results = engine.all_solutions(goal.args[0], goal.args[1])
    return frame.next if unify(goal.args[2], make_list(results), engine.trail) else None


@control("forall/2")
def do_forall(engine, goal, frame):
    counter = Struct(",", [goal.args[0], Struct("\\+", [goal.args[1]])])
    return condition(engine, counter, Atom.make("fail"), TRUE, frame)


@control("catch/3")
def do_catch(engine, goal, frame):
    from .engine import CatchPoint, EndCatch, Goals
    engine.choices.append(CatchPoint(len(engine.trail.vars), frame.next, goal.args[1], goal.args[2], frame.cut_height))
    return Goals(goal.args[0], len(engine.choices), EndCatch(frame.next))


@predicate("throw", "obj")
def do_throw(ball):
    raise CaughtError(ball.copy({}))


@predicate("fail")
def do_fail():
    return False


# Terms.

@predicate("=", "+engine obj obj")
def do_unify(engine, a, b):
    return unify(a, b, engine.trail)


@predicate("\\=", "+engine obj obj")
def do_not_unify(engine, a, b):
    mark = len(engine.trail.vars)
    same = unify(a, b, engine.trail)
    engine.trail.undo(mark)
    return not same


def add_comparisons():
    tests = [("==", lambda o: o == 0), ("\\==", lambda o: o != 0), ("@<", lambda o: o < 0), ("@>", lambda o: o > 0), ("@=<", lambda o: o <= 0), ("@>=", lambda o: o >= 0)]
    for name, test in tests:
        def by_order(a, b, test=test):
            return test(compare(a, b))
        predicate(name, "obj obj")(by_order)
    tests = [("=:=", lambda o: o == 0), ("=\\=", lambda o: o != 0), ("<", lambda o: o < 0), (">", lambda o: o > 0), ("=<", lambda o: o <= 0), (">=", lambda o: o >= 0)]
    for name, test in tests:
        def by_value(a, b, test=test):
            return test(order(a, b))
        predicate(name, "number number")(by_value)


add_comparisons()


@predicate("compare", "+engine obj obj obj")
def do_compare(engine, result, a, b):
    found = compare(a, b)
    return unify(result, wrap("<" if found < 0 else ">" if found > 0 else "="), engine.trail)


for _name, _classes in [("var", Var), ("atom", Atom), ("number", Number), ("integer", (Int, Big)), ("float", Float), ("compound", Struct), ("callable", Callable), ("atomic", (Constant, Atom))]:
    def _test(term, classes=_classes):
        return isinstance(term, classes)
    predicate(_name, "obj")(_test)


@predicate("nonvar", "obj")
def do_nonvar(term):
    return not isinstance(term, Var)


@predicate("functor", "+engine obj obj obj")
def do_functor(engine, term, name, arity):
    if isinstance(term, Var):
        n = integer_of(arity)
        if n == 0:
            return unify(term, name, engine.trail)
        return unify(term, Struct(name_of(name), [Var() for _ in range(n)]), engine.trail)
    if isinstance(term, Callable):
        return unify(name, wrap(term.name()), engine.trail) and unify(arity, wrap(term.arity()), engine.trail)
    return unify(name, term, engine.trail) and unify(arity, wrap(0), engine.trail)


@predicate("arg", "+engine int obj obj")
def do_arg(engine, n, term, arg):
    if not isinstance(term, Struct):
        type_error("compound", term)
    assert isinstance(term, Struct)
    return 1 <= n <= term.arity() and unify(term.args[n - 1], arg, engine.trail)


@predicate("=..", "+engine obj obj")
def do_univ(engine, term, items):
    if isinstance(term, Struct):
        return unify(items, make_list([wrap(term.name())] + term.args), engine.trail)
    if not isinstance(term, Var):
        return unify(items, make_list([term]), engine.trail)
    parts = unpack_list(items)
    if len(parts) == 1:
        return unify(term, parts[0], engine.trail)
    return unify(term, Struct(name_of(parts[0]), parts[1:]), engine.trail)


@predicate("copy_term", "+engine obj obj")
def do_copy(engine, term, result):
    return unify(result, term.copy({}), engine.trail)


@predicate("numbervars", "+engine obj int obj")
def do_numbervars(engine, term, start, end):
    for var in variables(term, []):
        unify(var, Struct("$VAR", [wrap(start)]), engine.trail)
        start += 1
    return unify(end, wrap(start), engine.trail)


# Arithmetic.

@predicate("is", "+engine obj number")
def do_is(engine, result, value):
    return unify(result, value, engine.trail)


@predicate("succ", "+engine obj obj")
def do_succ(engine, a, b):
    if isinstance(a, Var):
        return unify(a, wrap(integer_of(b) - 1), engine.trail)
    return unify(b, wrap(integer_of(a) + 1), engine.trail)


@predicate("between", "int int obj", NONDETERMINATE)
def do_between(low, high, x):
    if isinstance(x, Int):
        return [(TRUE, TRUE)] if low <= x.value <= high else []
    return [(x, wrap(i)) for i in range(low, high + 1)]


# Atoms.

@predicate("atom_length", "+engine name obj")
def do_atom_length(engine, name, length):
    return unify(length, wrap(len(name)), engine.trail)


@predicate("atom_codes", "+engine obj obj")
def do_atom_codes(engine, atom, codes):
    if isinstance(atom, Var):
        text = "".join([chr(integer_of(code)) for code in unpack_list(codes)])
        return unify(atom, wrap(text), engine.trail)
    return unify(codes, make_list([wrap(ord(c)) for c in name_of(atom)]), engine.trail)


@predicate("atom_concat", "obj obj obj", NONDETERMINATE)
def do_atom_concat(a, b, c):
    if not isinstance(a, Var) and not isinstance(b, Var):
        return [(c, wrap(name_of(a) + name_of(b)))]
    whole = name_of(c)
    answers = []
    for i in range(len(whole) + 1):
        answers.append((Struct("-", [a, b]), Struct("-", [wrap(whole[:i]), wrap(whole[i:])])))
    return answers


# Lists.

def before(a, b):
    return compare(a, b) < 0


Sorter = make_timsort_class(lt=before)


@predicate("msort", "+engine list obj")
def do_msort(engine, items, result):
    Sorter(items).sort()
    return unify(result, make_list(items), engine.trail)


@predicate("sort", "+engine list obj")
def do_sort(engine, items, result):
    Sorter(items).sort()
    unique = []
    for item in items:
        if not unique or compare(unique[-1], item) != 0:
            unique.append(item)
    return unify(result, make_list(unique), engine.trail)


@predicate("length", "+engine obj obj", NONDETERMINATE)
def do_length(engine, items, length):
    n = 0
    rest = items
    while isinstance(rest, Struct) and rest.name() == ".":
        n += 1
        rest = rest.argument(1)
    if rest is NIL:
        return [(length, wrap(n))]
    if not isinstance(rest, Var):
        return []
    if isinstance(length, Int):
        return [(rest, make_list([Var() for _ in range(length.value - n)]))] if length.value >= n else []
    answers = []
    for more in range(3):
        answers.append((Struct("-", [rest, length]), Struct("-", [make_list([Var() for _ in range(more)]), wrap(n + more)])))
    return answers


# The database.

@predicate("assertz assert", "+engine obj")
def do_assertz(engine, term):
    engine.add_clause(term, False)
    return True


@predicate("asserta", "+engine obj")
def do_asserta(engine, term):
    engine.add_clause(term, True)
    return True


@predicate("dynamic", "+engine obj")
def do_dynamic(engine, indicator):
    if not isinstance(indicator, Struct) or indicator.name() != "/":
        type_error("predicate_indicator", indicator)
    assert isinstance(indicator, Struct)
    engine.predicate("%s/%d" % (name_of(indicator.args[0]), integer_of(indicator.args[1]))).dynamic = True
    return True


def clauses_of(engine, head):
    if isinstance(head, Var):
        instantiation_error()
    if not isinstance(head, Callable) or head.signature() not in engine.database:
        return []
    return engine.database[head.signature()].clauses[:]


@predicate("clause", "+engine obj obj", NONDETERMINATE)
def do_clause(engine, head, body):
    answers = []
    for clause in clauses_of(engine, head):
        found, found_body = clause.rename()
        answers.append((Struct("-", [head, body]), Struct("-", [found, found_body])))
    return answers


def erase(engine, clause):
    assert isinstance(clause.head, Callable)
    clause.erased = True
    engine.database[clause.head.signature()].clauses.remove(clause)


@predicate("retract", "+engine obj")
def do_retract(engine, term):
    head, body = engine.split(term)
    for clause in clauses_of(engine, head):
        mark = len(engine.trail.vars)
        found, found_body = clause.rename()
        if unify(head, found, engine.trail) and unify(body, found_body, engine.trail):
            erase(engine, clause)
            return True
        engine.trail.undo(mark)
    return False


@predicate("retractall", "+engine obj")
def do_retractall(engine, head):
    for clause in clauses_of(engine, head):
        mark = len(engine.trail.vars)
        if unify(head, clause.rename()[0], engine.trail):
            erase(engine, clause)
        engine.trail.undo(mark)
    return True


@predicate("op", "+engine int name name")
def do_op(engine, priority, kind, name):
    if kind not in ("xfx", "xfy", "yfx", "fy", "fx"):
        throw("domain_error", wrap("operator_specifier"), wrap(kind))
    engine.operators.add(priority, kind, name)
    return True


# Output.

@predicate("write print", "+engine obj")
def do_write(engine, term):
    engine.write(to_text(term, engine.operators, False))
    return True


@predicate("writeq", "+engine obj")
def do_writeq(engine, term):
    engine.write(to_text(term, engine.operators))
    return True


@predicate("nl", "+engine")
def do_nl(engine):
    engine.write("\n")
    return True
