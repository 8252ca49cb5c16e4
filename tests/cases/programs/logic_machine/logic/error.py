class ParseError(Exception):
    def __init__(self, what, line):
        self.what = what
        self.line = line

    def message(self):
        return "%s in line %d" % (self.what, self.line)


class CaughtError(Exception):
    """A term that is thrown."""

    def __init__(self, term):
        self.term = term


class UncaughtError(Exception):
    def __init__(self, text):
        self.text = text


def throw(name, *args):
    from .terms import Struct
    raise CaughtError(Struct("error", [Struct(name, list(args)), new_context()]))


def new_context():
    from .terms import Var
    return Var()


def type_error(expected, culprit):
    from .terms import Atom
    throw("type_error", Atom.make(expected), culprit)


def instantiation_error():
    from .terms import Atom
    raise CaughtError(Atom.make("instantiation_error"))
