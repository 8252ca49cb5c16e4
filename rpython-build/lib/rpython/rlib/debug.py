"""Assertions and traces of translated programs."""

import sys


def ll_assert(x, msg):
    """Stops a debug build if it does not hold."""
    assert x, msg


def ll_assert_not_none(x):
    assert x is not None
    return x


def fatalerror(msg):
    raise SystemExit("fatal error: " + msg)


def fatalerror_notb(msg):
    raise SystemExit("fatal error: " + msg)


def debug_print(*args):
    """Writes to the log, inside of a section that is being logged."""


def debug_start(category, timestamp=False):
    return 0


def debug_stop(category, timestamp=False):
    return 0


def have_debug_prints():
    return False


def have_debug_prints_for(category_prefix):
    return False


def debug_offset():
    return -1


def debug_flush():
    pass


def debug_forked(original_offset):
    pass


def attach_gdb():
    pass


def impossible():
    raise AssertionError("impossible code reached")


class _Checked:
    """A type that `check_annotation` and others look at."""


class IntegerCanBeNegative(Exception):
    pass


class UnexpectedRegularInt(Exception):
    pass


class NotAListOfChars(Exception):
    pass


class DictMarkEntry:
    pass


def check_annotation(arg, checker):
    """Calls the checker with the annotation of the value, at translation."""


def make_sure_not_resized(arg):
    """The list must have a fixed size."""
    return arg


def make_sure_not_modified(arg):
    return arg


def mark_dict_non_null(d):
    """No key or value of the dict is None."""
    return d


def check_regular_int(x):
    assert type(x) is int or isinstance(x, bool), "not a regular int: %r" % (x,)


def check_nonneg(x):
    """The annotator must know that it is not negative."""
    assert x >= 0


def check_list_of_chars(l):
    assert isinstance(l, list)


class FatalErrorNotImplemented(Exception):
    pass


class DebugLog(list):
    """Sections and lines of a log, as tests of old look at them."""

    def debug_print(self, *args):
        self.append(("debug_print",) + args)

    def debug_start(self, category, time=None):
        self.append((category, []))

    def debug_stop(self, category, time=None):
        pass

    def reset(self):
        del self[:]


_log = None


class UnexpectedRUInt(Exception):
    pass


class ExpectedRegularInt(Exception):
    pass


class NegativeArgumentNotAllowed(Exception):
    pass


def check_not_access_directly(arg):
    return arg


def llinterpcall(RESTYPE, pythonfunction, *args):
    """Calls a function of the LLInterpreter alone."""
    raise NotImplementedError


llinterpcall._not_rpython_ = True


def ll_assert_not_null(x):
    assert x is not None
    return x
