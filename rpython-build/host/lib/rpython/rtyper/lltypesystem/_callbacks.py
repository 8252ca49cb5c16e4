"""Functions of the program that C calls.

An exception cannot pass through C: the first that is raised is kept, C gets the function's error
value, further calls return it at once, and the exception is raised when the C function that the
program has called returns.
"""

from rpython import ll
from rpython.rlib.objectmodel import we_are_translated

__specialize__ = "low_level"


class Pending(object):
    """The exception that waits for C to return."""

    def __init__(self):
        self.error = None


pending = Pending()
_made = []


def note():
    """There are types of functions: C may call back."""
    _made.append(1)


def _possible(dummy):
    return len(_made) > 0


_possible._annspecialcase_ = "specialize:memo"


def raise_pending():
    """Raises what a function that C has called raised."""
    if _possible(0):
        error = pending.error
        if error is not None:
            pending.error = None
            raise error


def _default(T, f):
    value = getattr(f, "_llhelper_error_value_", 0)
    kind = ll.type_kind(T)
    if T is ll.Void:
        return None
    if kind == "ptr":
        return ll.nullptr(T.TO)
    return ll.cast(T, value)


def _guarded(T, f):
    """A function that C can call: nothing leaves it but a value."""
    arguments, result = ll.signature_of(T.TO)
    names = ", ".join(["a%d" % i for i in range(len(arguments))])
    value = "f(%s)" % names
    if ll.type_kind(result) == "primitive" and result not in (ll.Void, ll.Char, ll.UniChar):
        value = "cast(RESULT, %s)" % value
    lines = ["def callback(%s):" % names,
             "    if pending.error is not None:",
             "        return DEFAULT",
             "    try:"]
    if result is ll.Void:
        lines.append("        " + value)
    else:
        lines.append("        return " + value)
    lines += ["    except Exception as e:",
              "        pending.error = e",
              "    return DEFAULT"]
    scope = {"pending": pending, "f": f, "cast": ll.cast, "RESULT": result, "DEFAULT": _default(result, f)}
    exec(compile("\n".join(lines) + "\n", "<rpython>/rpython/rtyper/callback.py", "exec"), scope)
    callback = scope["callback"]
    callback.__name__ = f.__name__
    return callback


_guarded._annspecialcase_ = "specialize:memo"


def llhelper(T, f):
    """The function as a pointer of this type."""
    return ll.function_pointer(T, _guarded(T, f))


def as_pointer(T, f):
    """An argument that is a function of the program, or a pointer already."""
    if _is_function(f):
        return llhelper(T, f)
    return ll.cast(T, f)


def _is_function(f):
    if we_are_translated():
        return callable(f)
    return hasattr(f, "__name__")


_is_function._annspecialcase_ = as_pointer._annspecialcase_ = "specialize:ll"
