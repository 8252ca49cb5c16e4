# `rpython.rlib.cache`: what belongs to a class is made once, while the program is translated.
from rpython.rlib.cache import Cache
from rpython.rlib.compilerinfo import get_compiler_info
from rpython.rlib import rvmprof


class Layout:
    def __init__(self, name, width):
        self.name = name
        self.width = width
        self.ready = False


class Layouts(Cache):
    def __init__(self, unit):
        Cache.__init__(self)
        self.unit = unit

    def _build(self, cls):
        parents = [base for base in cls.__bases__ if base is not object]
        width = self.unit * len(cls.fields)
        for parent in parents:
            width += self.getorbuild(parent).width
        return Layout(cls.__name__, width)

    def _ready(self, layout):
        layout.ready = True


class Circular(Cache):
    def _build(self, key):
        return self.getorbuild(key)


class Point:
    fields = ["x", "y"]


class Pixel(Point):
    fields = ["color"]


class Empty:
    fields = []


LAYOUTS = Layouts(8)
NARROW = Layouts(1)
try:
    Circular().getorbuild(1)
    CIRCULAR = "made"
except RuntimeError as e:
    CIRCULAR = str(e)


def layout_of(kind):
    if kind == 0:
        cls = Point
    elif kind == 1:
        cls = Pixel
    else:
        cls = Empty
    return LAYOUTS.getorbuild(cls)


class Code:
    def __init__(self, name):
        self.name = name
        rvmprof.register_code(self, lambda code: code.name)


def get_code(self, code):
    return code


class Machine:
    @rvmprof.vmprof_execute_code("machine", get_code)
    def execute(self, code):
        return "ran " + code.name


rvmprof.register_code_object_class(Code, lambda code: code.name)


def entry_point(argv):
    for kind in range(3):
        layout = layout_of(kind * len(argv))
        print(layout.name, layout.width, layout.ready)
    print(NARROW.getorbuild(Pixel).width, layout_of(1) is layout_of(1), layout_of(1) is NARROW.getorbuild(Pixel))
    print(CIRCULAR, get_compiler_info() != "")
    print(Machine().execute(Code("code %d" % len(argv))), rvmprof.is_enabled())
    for step in range(2):
        try:
            if step == 0:
                rvmprof.enable(1, 0.01)
            else:
                rvmprof.disable()
        except rvmprof.VMProfError as e:
            print(e.msg, "|", e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
