from rpython.rlib import jit
from rpython.rlib.objectmodel import specialize

from .error import CaughtError, ParseError, UncaughtError, instantiation_error, throw, type_error
from .operators import Operators, standard
from .reader import Reader
from .terms import *
from .writer import to_text

LIMIT = 400000


class Clause(object):
    _immutable_fields_ = ["head", "body", "first_key"]

    def __init__(self, head, body):
        self.head = head
        self.body = body
        self.erased = False
        self.first_key = ""
        if isinstance(head, Struct):
            self.first_key = head.argument(0).key()

    def rename(self):
        memo = {}
        return self.head.copy(memo), self.body.copy(memo)


class Predicate(object):
    def __init__(self, signature):
        self.signature = signature
        self.clauses = []
        self.dynamic = False

    def candidates(self, goal):
        """The clauses whose first argument may unify."""
        key = ""
        if isinstance(goal, Struct):
            key = goal.argument(0).key()
        if not key:
            return self.clauses[:]
        return [c for c in self.clauses if not c.first_key or c.first_key == key]


# What is still to be done: a list of frames.

class Continuation(object):
    pass


class Done(Continuation):
    pass


class Goals(Continuation):
    _immutable_ = True

    def __init__(self, goal, cut_height, next):
        self.goal = goal
        self.cut_height = cut_height
        self.next = next


class CutTo(Continuation):
    """Forgets choice points down to a height: after a condition."""
    _immutable_ = True

    def __init__(self, height, next):
        self.height = height
        self.next = next


class EndCatch(Continuation):
    """The goal of a `catch` has been left."""
    _immutable_ = True

    def __init__(self, next):
        self.next = next


# Where to go on when a goal fails.

class ChoicePoint(object):
    def __init__(self, mark, next):
        self.mark = mark
        self.next = next

    def retry(self, engine):
        """The continuation of the next alternative; `None` if there is none."""
        raise NotImplementedError


class ClauseChoice(ChoicePoint):
    def __init__(self, mark, next, goal, clauses):
        ChoicePoint.__init__(self, mark, next)
        self.goal = goal
        self.clauses = clauses
        self.position = 0

    def retry(self, engine):
        return engine.try_clauses(self)


class Alternative(ChoicePoint):
    def __init__(self, mark, next, goal, cut_height):
        ChoicePoint.__init__(self, mark, next)
        self.goal = goal
        self.cut_height = cut_height

    def retry(self, engine):
        engine.choices.pop()
        return Goals(self.goal, self.cut_height, self.next)


class Solutions(ChoicePoint):
    """The answers of a builtin that gives several: pairs of terms, each to be unified."""

    def __init__(self, mark, next, answers):
        ChoicePoint.__init__(self, mark, next)
        self.answers = answers
        self.position = 0

    def retry(self, engine):
        while self.position < len(self.answers):
            left, right = self.answers[self.position]
            self.position += 1
            if self.position == len(self.answers):
                engine.choices.pop()
            if unify(left, right, engine.trail):
                return self.next
            engine.trail.undo(self.mark)
        return None


class Barrier(ChoicePoint):
    """The bottom of a proof of its own."""

    def retry(self, engine):
        return None


class CatchPoint(ChoicePoint):
    def __init__(self, mark, next, ball, recovery, cut_height):
        ChoicePoint.__init__(self, mark, next)
        self.ball = ball
        self.recovery = recovery
        self.cut_height = cut_height

    def retry(self, engine):
        engine.choices.pop()
        return None


DONE = Done()
driver = jit.JitDriver(greens=["signature"], reds=["engine", "goal", "next"], get_printable_location=lambda signature: signature)


class Engine(object):
    def __init__(self, bootstrap=None):
        self.database = {}
        self.operators = Operators(standard)
        self.trail = Trail()
        self.choices = []
        self.inferences = 0
        self.goals = None
        self.out = []
        if bootstrap is not None:
            for signature, predicate in bootstrap.items():
                self.database[signature] = predicate

    # Programs.

    def consult(self, source):
        reader = Reader(source, self.operators)
        while True:
            term = reader.read()
            if term is None:
                return
            self.add_term(term)

    def add_term(self, term):
        from .grammar import translate_rule
        if isinstance(term, Struct):
            if term.name() == ":-" and term.arity() == 1:
                if not self.prove(term.args[0]):
                    self.write("warning: a directive failed\n")
                return
            if term.name() == "-->" and term.arity() == 2:
                term = translate_rule(term)
        self.add_clause(term, False)

    def split(self, term):
        term = term.deref()
        if isinstance(term, Struct) and term.name() == ":-" and term.arity() == 2:
            return term.argument(0), term.argument(1)
        return term, TRUE

    def predicate(self, signature):
        if signature not in self.database:
            self.database[signature] = Predicate(signature)
        return self.database[signature]

    def add_clause(self, term, first):
        head, body = self.split(term)
        if isinstance(head, Var):
            instantiation_error()
        if not isinstance(head, Callable):
            type_error("callable", head)
        assert isinstance(head, Callable)
        memo = {}
        head, body = head.copy(memo), body.copy(memo)
        assert isinstance(head, Callable)
        predicate = self.predicate(head.signature())
        clause = Clause(head, body)
        if first:
            predicate.clauses.insert(0, clause)
        else:
            predicate.clauses.append(clause)

    # Queries.

    def query(self, text, most):
        reader = Reader(text + " .", self.operators)
        goal = reader.read()
        solutions = []
        try:
            self.start(goal)
            found = self.solve()
            while found:
                solutions.append(self.answer(reader))
                if len(solutions) >= most:
                    break
                found = self.backtrack()
        except CaughtError as e:
            raise UncaughtError(to_text(e.term, self.operators))
        finally:
            self.trail.undo(0)
            del self.choices[:]
        return solutions

    def answer(self, reader):
        parts = []
        for name in reader.names:
            value = reader.variables[name].deref()
            if name.startswith("_") or (isinstance(value, Var) and value is reader.variables[name]):
                continue
            parts.append("%s = %s" % (name, to_text(value, self.operators)))
        return ", ".join(parts) or "yes"

    def start(self, goal):
        self.goals = Goals(goal, len(self.choices), DONE)

    def prove(self, goal):
        """Once, and what it binds stays."""
        bottom = len(self.choices)
        saved = self.goals if bottom else None
        self.choices.append(Barrier(len(self.trail.vars), DONE))
        self.goals = Goals(goal, len(self.choices), DONE)
        try:
            return self.solve()
        finally:
            del self.choices[bottom:]
            if saved is not None:
                self.goals = saved

    def all_solutions(self, template, goal):
        bottom = len(self.choices)
        saved = self.goals if bottom else None
        mark = len(self.trail.vars)
        self.choices.append(Barrier(mark, DONE))
        self.goals = Goals(goal, len(self.choices), DONE)
        results = []
        try:
            found = self.solve()
            while found:
                results.append(template.copy({}))
                found = self.backtrack()
        finally:
            self.trail.undo(mark)
            del self.choices[bottom:]
            if saved is not None:
                self.goals = saved
        return results

    def solve(self):
        """Until the goals are done; they fail if the choice points run out."""
        current = self.goals
        while True:
            if current is None:
                current = self.fail()
                if current is None:
                    return False
            if isinstance(current, Done):
                return True
            if isinstance(current, CutTo):
                self.cut(current.height)
                current = current.next
            elif isinstance(current, EndCatch):
                current = current.next
            else:
                assert isinstance(current, Goals)
                try:
                    current = self.step(current)
                except CaughtError as e:
                    current = self.recover(e)

    def backtrack(self):
        self.goals = self.fail()
        if self.goals is None:
            return False
        return self.solve()

    def fail(self):
        while self.choices:
            choice = self.choices[-1]
            self.trail.undo(choice.mark)
            if isinstance(choice, Barrier):
                return None
            following = choice.retry(self)
            if following is not None:
                return following
            if self.choices and self.choices[-1] is choice:
                self.choices.pop()
        return None

    def cut(self, height):
        del self.choices[height:]

    def recover(self, error):
        """A `catch` whose ball unifies takes over."""
        ball = error.term.copy({})
        while self.choices:
            choice = self.choices[-1]
            if isinstance(choice, Barrier):
                break
            self.choices.pop()
            self.trail.undo(choice.mark)
            if isinstance(choice, CatchPoint):
                if unify(choice.ball, ball, self.trail):
                    return Goals(choice.recovery, choice.cut_height, choice.next)
                self.trail.undo(choice.mark)
        raise CaughtError(ball)

    def step(self, frame):
        goal = frame.goal.deref()
        if isinstance(goal, Var):
            instantiation_error()
        if not isinstance(goal, Callable):
            type_error("callable", goal)
        assert isinstance(goal, Callable)
        self.inferences += 1
        if self.inferences > LIMIT:
            throw("resource_error", Atom.make("inferences"))
        signature = goal.signature()
        driver.jit_merge_point(signature=signature, engine=self, goal=goal, next=frame.next)
        control = CONTROL.get(signature, None)
        if control is not None:
            return control(self, goal, frame)
        builtin = BUILTINS.get(signature, None)
        if builtin is not None:
            return frame.next if builtin(self, goal) else None
        several = NONDETERMINATE.get(signature, None)
        if several is not None:
            answers = several(self, goal)
            choice = Solutions(len(self.trail.vars), frame.next, answers)
            if not answers:
                return None
            self.choices.append(choice)
            return choice.retry(self)
        if signature not in self.database:
            throw("existence_error", Atom.make(signature))
        choice = ClauseChoice(len(self.trail.vars), frame.next, goal, self.database[signature].candidates(goal))
        self.choices.append(choice)
        return self.try_clauses(choice)

    def try_clauses(self, choice):
        height = len(self.choices) - 1
        while choice.position < len(choice.clauses):
            clause = choice.clauses[choice.position]
            choice.position += 1
            if clause.erased:
                continue
            if choice.position == len(choice.clauses):
                self.cut(height)
            head, body = clause.rename()
            if unify(head, choice.goal, self.trail):
                if body is TRUE:
                    return choice.next
                return Goals(body, height, choice.next)
            self.trail.undo(choice.mark)
        self.cut(height)
        return None

    # Output.

    def write(self, text):
        self.out.append(text)

    def flush_output(self):
        text = "".join(self.out)
        del self.out[:]
        if text:
            print(text, end="")
            if not text.endswith("\n"):
                print()


from .builtins import BUILTINS, CONTROL, NONDETERMINATE
