"""Assertions and traces of translated programs."""

import os
import time

from rpython.rlib.objectmodel import specialize, we_are_translated


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


# ------------------------------------------------------------ the log

class _Log(object):
    """Where sections are logged: what PYPYLOG says when the first of them starts.

    `categories:file` logs sections whose categories begin with one of these, `file` all of them without what is
    printed in them. `-` is standard error, `%d` in the name the number of the process.
    """

    def __init__(self):
        self.known = False
        self.open = False
        # Whether the section at work is logged, and those around it.
        self.on = True
        self.around = []
        self.profile = False
        self.categories = [""]
        self.fd = 2
        self.parts = []

    def ready(self):
        if not self.known:
            self.known = True
            self._open()
        return self.open

    def _open(self):
        name = os.getenv("PYPYLOG")
        if not name:
            return
        colon = name.find(":")
        if name.startswith("+"):
            name = name[1:]
            colon = -1
        self.profile = colon < 0
        if colon >= 0:
            self.categories = name[:colon].split(",")
            name = name[colon + 1:]
        at = name.find("%d")
        if at >= 0:
            name = name[:at] + str(os.getpid()) + name[at + 2:]
        else:
            # Other programs that this one starts write logs of their own.
            del os.environ["PYPYLOG"]
        self.fd = 2
        if name != "-":
            try:
                self.fd = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
            except OSError:
                pass
        self.open = True

    def start(self, category):
        self.around.append(self.on)
        self.on = False
        if not self.profile:
            for prefix in self.categories:
                if category.startswith(prefix):
                    self.on = True
        if self.on or self.profile:
            self.write("[%x] {%s\n" % (time.perf_counter_ns(), category))

    def stop(self, category):
        if self.on or self.profile:
            self.write("[%x] %s}\n" % (time.perf_counter_ns(), category))
        self.on = self.around.pop() if self.around else True

    def write(self, text):
        self.parts.append(text)
        if text.endswith("\n"):
            data = "".join(self.parts).encode("utf-8")
            self.parts = []
            while data:
                data = data[os.write(self.fd, data):]

    def forked(self):
        """The process is another one: it opens a log of its own."""
        if self.open and self.fd > 2:
            os.close(self.fd)
        self.known = False
        self.open = False


_logs = [_Log(), _Log()]


def _current():
    # What was logged while importing is nothing to the translated program.
    return _logs[1] if we_are_translated() else _logs[0]


# A `DebugLog` of tests, which gets everything.
_log = None


@specialize.call_location()
def debug_print(*args):
    """Writes to the log, inside of a section that is being logged."""
    if not we_are_translated() and _log is not None:
        _log.debug_print(*args)
    if have_debug_prints():
        print(*args, file=_current())


def debug_start(category, timestamp=False):
    """Starts a section of the log. With `timestamp`, the time in billionths of seconds."""
    if not we_are_translated() and _log is not None:
        _log.debug_start(category)
    log = _current()
    if log.ready():
        log.start(category)
    return time.perf_counter_ns() if timestamp else 0


def debug_stop(category, timestamp=False):
    if not we_are_translated() and _log is not None:
        _log.debug_stop(category)
    log = _current()
    if log.ready():
        log.stop(category)
    return time.perf_counter_ns() if timestamp else 0


def have_debug_prints():
    """Whether `debug_print` writes anything."""
    log = _current()
    return log.ready() and log.on


def have_debug_prints_for(category_prefix):
    """Whether there can be sections with such categories that are logged."""
    log = _current()
    if not log.ready() or log.profile:
        return False
    for prefix in log.categories:
        if prefix.startswith(category_prefix) or category_prefix.startswith(prefix):
            return True
    return False


def debug_offset():
    """How much was written to the log, -1 if that is not known."""
    log = _current()
    if not log.open:
        return -1
    try:
        return os.lseek(log.fd, 0, 1)
    except OSError:
        return -1


def debug_flush():
    """Everything is written at once."""


def debug_forked(original_offset):
    _current().forked()


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
    """Sections and lines of a log, for tests: `debug._log = DebugLog()`."""

    def __init__(self):
        list.__init__(self)
        self._open = []

    def _inner(self):
        return self._open[-1][1] if self._open else self

    def debug_print(self, *args):
        self._inner().append(("debug_print",) + args)

    def debug_start(self, category, time=None):
        self._open.append((category, []))

    def debug_stop(self, category, time=None):
        assert self._open, "nesting error: debug_stop(%r)" % category
        section = self._open.pop()
        assert section[0] == category, "nesting error: debug_start(%r), debug_stop(%r)" % (section[0], category)
        self._inner().append(section)

    def reset(self):
        self._open = []
        del self[:]


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
