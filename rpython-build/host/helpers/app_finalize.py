"""Running finalizers, in ordinary Python."""
from rpython.rlib.objectmodel import specialize
from rpython.rlib.rust import RustPanic
import sys

__specialize__ = "types"


def ignored(error, where):
    """An exception has nowhere to go."""
    sys.stderr.write("Exception ignored in: " + where + "\n" + type(error).__name__ + ": " + str(error) + "\n")


class Finalizers(object):
    def __init__(self):
        # A panic of Rust's that came out of one, until the outermost call from Rust ends.
        self.panic = None


FINALIZERS = Finalizers()


@specialize.argtype(0)
def run_del(obj):
    try:
        obj.__del__()
    except BaseException as error:
        if isinstance(error, RustPanic) and FINALIZERS.panic is None:
            FINALIZERS.panic = error
            return
        ignored(error, "<function " + type(obj).__name__ + ".__del__>")
