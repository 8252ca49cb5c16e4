# What is told to a JIT has no effect, whatever its type: promoted values keep theirs.
from rpython.rlib import jit
from rpython.rlib.rarithmetic import r_uint


class Shape:
    def __init__(self, sides):
        self.sides = sides

    def name(self):
        return "shape of %d" % self.sides


class Square(Shape):
    def __init__(self):
        Shape.__init__(self, 4)

    def name(self):
        return "square"


class Log:
    def __init__(self):
        self.lines = []

    def add(self, line):
        self.lines.append(line)


LOG = Log()


def note(text):
    LOG.add(text)


def note_number(number, times):
    LOG.add(str(number) * times)


def computed(n):
    LOG.add("computed %d" % n)
    return n * n


def find(name):
    LOG.add("looked for " + name)
    return Shape(len(name))


def entry_point(argv):
    n = len(argv)
    print(jit.promote(n) + 1, jit.promote(r_uint(n)) - 2, jit.promote(-n), jit.promote(2.5 * n), jit.promote(n == 1))
    print(jit.promote("text"[n:]), jit.promote_string("abc" * n), jit.promote_unicode("\u03bb" * n))
    square = Square()
    shape = Shape(n)
    print(jit.promote(square).name(), jit.promote(shape).name(), jit.promote([1, n])[1], jit.promote((n, "x"))[1])
    print(jit.hint(n, promote=True), jit.hint(r_uint(n), promote=True), jit.hint(square, promote=True).name())
    print(jit.hint("s" * n, promote_string=True), jit.hint(None, promote=True) is None)
    print(jit.isconstant(n), jit.isconstant("x"), jit.isvirtual(square), jit.we_are_jitted())
    jit.record_exact_class(square, Square)
    jit.record_exact_value(n, 1)
    jit.assert_green(n)
    jit.assert_green("x")
    jit.jit_debug("here", n, 2)
    jit.conditional_call(n == 1, note, "called")
    jit.conditional_call(n == 2, note, "not called")
    jit.conditional_call(n == 1, note_number, r_uint(7), 3)
    print(jit.conditional_call_elidable(n - 1, computed, 5), jit.conditional_call_elidable(n, computed, 6))
    print(jit.conditional_call_elidable(None, find, "abc").name(), jit.conditional_call_elidable(shape, find, "d").name())
    print(LOG.lines)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
