"""`traceback` in translated code, which has no frames: what was raised and from what, without the places."""

import _io as io

__specialize__ = "types"


def _text(exc):
    try:
        return str(exc)
    except Exception:
        return "<exception str() failed>"


def _last(exc):
    if exc is None:
        return ["NoneType: None\n"]
    name = type(exc).__name__
    text = _text(exc)
    lines = [name + ": " + text + "\n" if text != "" else name + "\n"]
    notes = exc._notes
    if notes is not None:
        for note in notes:
            lines.append(note + "\n")
    return lines


def _all(exc):
    lines = []
    if exc is not None:
        cause = exc.__cause__
        if cause is not None:
            lines.extend(_all(cause))
            lines.append("\nThe above exception was the direct cause of the following exception:\n\n")
        lines.append("Traceback (most recent call last):\n")
    lines.extend(_last(exc))
    return lines


def format_exception_only(exc, *value):
    if len(value) > 0:
        return _last(value[0])
    return _last(exc)


def format_exception(exc, *more):
    if len(more) > 0:
        return _all(more[0])
    return _all(exc)


def print_exception(exc, *more, file=None):
    print_lines(format_exception(exc, *more), file)


def print_lines(lines, file):
    if file is None:
        io.stderr.write("".join(lines))
    else:
        file.write("".join(lines))


def handled_text(exc):
    return "".join(_all(exc))


def print_handled(exc, file=None):
    print_lines(_all(exc), file)
