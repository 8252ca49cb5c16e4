"""What is said of `None`, and of an object whose operator answers nothing, where something else is needed."""


class A:
    def __init__(self):
        self.v = 1

    def __mul__(self, o):
        return NotImplemented

    def __radd__(self, o):
        return NotImplemented

    def __rmul__(self, o):
        return NotImplemented


def told(f):
    try:
        print(f())
    except TypeError as e:
        print(e)


def entry_point(argv):
    n = len(argv)
    xs = [n, None, None]
    ss = ["a", None, None]
    fs = [1.5, None, None]
    a = A()
    told(lambda: xs[1] < xs[2])
    told(lambda: xs[0] < xs[2])
    told(lambda: xs[1] + xs[2] > 0)
    told(lambda: xs[1] + xs[0] > 0)
    told(lambda: xs[0] >= xs[2])
    told(lambda: ss[1] < ss[2])
    told(lambda: ss[1] + ss[2] == "")
    told(lambda: ss[0] + ss[2] == "")
    told(lambda: fs[1] / fs[2] > 0)
    told(lambda: fs[1] > xs[1])
    told(lambda: bool(a * "x"))
    told(lambda: bool([1] * a))
    told(lambda: bool((1,) * a))
    told(lambda: bool("x" + a))
    told(lambda: bool([1] + a))
    told(lambda: bool("a".replace("a", ss[1])))
    told(lambda: bool("a".replace(ss[1], "b")))
    told(lambda: bool("a".removeprefix(ss[1])))
    told(lambda: bool("a".partition(ss[1])))
    told(lambda: "a".find(ss[1]) > 0)
    told(lambda: bool("a".center(3, ss[1])))
    told(lambda: bool("a".ljust(xs[1])))
    told(lambda: bool(chr(xs[1])))
    told(lambda: bool(int(ss[1])))
    told(lambda: bool(int(ss[1], 8)))
    told(lambda: bool(int(xs[1])))
    told(lambda: bool(float(ss[1])))
    told(lambda: bool(float(xs[1])))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
