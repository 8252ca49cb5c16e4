"""Printing exceptions and where they came from."""

import sys as _sys


class FrameSummary:
    def __init__(self, filename, lineno, name, line=None):
        self.filename = filename
        self.lineno = lineno
        self.name = name
        self.line = line

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __getitem__(self, i):
        return (self.filename, self.lineno, self.name, self.line)[i]

    def __repr__(self):
        return "<FrameSummary file %s, line %s in %s>" % (self.filename, self.lineno, self.name)


def walk_tb(tb):
    while tb is not None:
        yield tb.tb_frame, tb.tb_lineno
        tb = tb.tb_next


def extract_tb(tb, limit=None):
    found = []
    for frame, lineno in walk_tb(tb):
        found.append(FrameSummary(frame.f_code.co_filename, lineno, frame.f_code.co_name))
    if limit is not None:
        found = found[:limit] if limit >= 0 else found[limit:]
    return found


def extract_stack(f=None, limit=None):
    frame = _sys._getframe(1) if f is None else f
    found = []
    while frame is not None:
        found.append(FrameSummary(frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name))
        frame = frame.f_back
    found.reverse()
    return found if limit is None else found[-limit:]


def format_list(extracted_list):
    lines = []
    for filename, lineno, name, line in extracted_list:
        text = '  File "%s", line %s, in %s\n' % (filename, lineno, name)
        if line:
            text += "    %s\n" % line.strip()
        lines.append(text)
    return lines


def format_tb(tb, limit=None):
    return format_list(extract_tb(tb, limit))


def print_tb(tb, limit=None, file=None):
    (file or _sys.stderr).write("".join(format_tb(tb, limit)))


_absent = object()


def _given(exc, value):
    return exc if value is _absent else value


def format_exception_only(exc, value=_absent):
    exc = _given(exc, value)
    if exc is None:
        return ["NoneType: None\n"]
    cls = type(exc)
    name = cls.__qualname__
    if cls.__module__ not in ("builtins", "__main__"):
        name = cls.__module__ + "." + name
    try:
        text = str(exc)
    except Exception:
        text = "<exception str() failed>"
    lines = ["%s: %s\n" % (name, text) if text else name + "\n"]
    for note in getattr(exc, "__notes__", ()):
        lines.append("%s\n" % note)
    return lines


def format_exception(exc, value=_absent, tb=_absent, limit=None, chain=True):
    exc = _given(exc, value)
    lines = []
    if chain and exc is not None:
        if exc.__cause__ is not None:
            lines.extend(format_exception(exc.__cause__))
            lines.append("\nThe above exception was the direct cause of the following exception:\n\n")
        elif exc.__context__ is not None and not exc.__suppress_context__:
            lines.extend(format_exception(exc.__context__))
            lines.append("\nDuring handling of the above exception, another exception occurred:\n\n")
    if tb is _absent:
        tb = exc.__traceback__ if exc is not None else None
    if tb is not None:
        lines.append("Traceback (most recent call last):\n")
        lines.extend(format_tb(tb, limit))
    lines.extend(format_exception_only(exc))
    return lines


class TracebackException:
    """What is shown of an exception, kept without the exception."""

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None):
        self.exc_type = exc_type
        self.stack = extract_tb(exc_traceback, limit)
        self.__cause__ = self.__context__ = None
        self.__suppress_context__ = exc_value.__suppress_context__
        if exc_value.__cause__ is not None:
            self.__cause__ = TracebackException.from_exception(exc_value.__cause__, limit=limit)
        elif exc_value.__context__ is not None:
            self.__context__ = TracebackException.from_exception(exc_value.__context__, limit=limit)
        self._traced = exc_traceback is not None
        self._last = format_exception_only(exc_value)

    @classmethod
    def from_exception(cls, exc, *, limit=None):
        return cls(type(exc), exc, exc.__traceback__, limit=limit)

    def format_exception_only(self):
        return iter(self._last)

    def format(self, *, chain=True):
        if chain:
            if self.__cause__ is not None:
                yield from self.__cause__.format()
                yield "\nThe above exception was the direct cause of the following exception:\n\n"
            elif self.__context__ is not None and not self.__suppress_context__:
                yield from self.__context__.format()
                yield "\nDuring handling of the above exception, another exception occurred:\n\n"
        if self._traced:
            yield "Traceback (most recent call last):\n"
            yield from format_list(self.stack)
        yield from self._last

    def __str__(self):
        return self._last[0].partition(": ")[2].rstrip("\n")


def print_exception(exc, value=_absent, tb=_absent, limit=None, file=None, chain=True):
    (file or _sys.stderr).write("".join(format_exception(exc, value, tb, limit, chain)))


def format_exc(limit=None, chain=True):
    return "".join(format_exception(_sys.exc_info()[1], limit=limit, chain=chain))


def print_exc(limit=None, file=None, chain=True):
    (file or _sys.stderr).write(format_exc(limit, chain))


format_exc._meaning_ = "text of the handled"
print_exc._meaning_ = "print the handled"


def format_stack(f=None, limit=None):
    return format_list(extract_stack(_sys._getframe(1) if f is None else f, limit))


def print_stack(f=None, limit=None, file=None):
    (file or _sys.stderr).write("".join(format_stack(_sys._getframe(1) if f is None else f, limit)))
