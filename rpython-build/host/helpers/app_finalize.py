"""Running finalizers, in ordinary Python."""
from rpython.rlib.objectmodel import specialize
import sys

__specialize__ = "types"


def ignored(error, where):
    """An exception has nowhere to go."""
    sys.stderr.write("Exception ignored in: " + where + "\n" + type(error).__name__ + ": " + str(error) + "\n")


@specialize.argtype(0)
def run_del(obj):
    try:
        obj.__del__()
    except BaseException as error:
        ignored(error, "<function " + type(obj).__name__ + ".__del__>")
