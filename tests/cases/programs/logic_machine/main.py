# A logic language: terms that unify, a reader with operators that programs declare, clauses that are
# indexed by functor, goals solved with continuations, choice points on a trail, cuts and exceptions,
# builtin predicates by decorators and a library in the language itself, read while importing.
import sys

from logic.engine import Engine
from logic.error import ParseError, UncaughtError
from logic.library import bootstrap
from programs import PROGRAMS


def run(engine, name, source, queries):
    print("== " + name)
    try:
        engine.consult(source)
    except ParseError as e:
        print("cannot read: " + e.message())
    for text, most in queries:
        try:
            solutions = engine.query(text, most)
        except ParseError as e:
            print("?- %s  cannot read: %s" % (text, e.message()))
            continue
        except UncaughtError as e:
            engine.flush_output()
            print("?- %s  error: %s" % (text, e.text))
            continue
        engine.flush_output()
        if not solutions:
            print("?- %s  no" % text)
        for solution in solutions:
            print("?- %s  %s" % (text, solution))


def entry_point(argv):
    engine = Engine(bootstrap)
    for name, source, queries in PROGRAMS:
        run(engine, name, source, queries)
    print("%d inferences, %d at most on the trail" % (engine.inferences, engine.trail.highest))
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
