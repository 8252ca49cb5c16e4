"""Methods of one name in one variable, of classes whose common base does not have it."""


class Widget(object):
    pass


class Button(Widget):
    def __init__(self, label):
        self.label = label

    def on_click(self, x):
        return "%s %d" % (self.label, x)


class Menu(Widget):
    def __init__(self, items):
        self.items = items

    def on_click(self, x):
        return self.items[x % len(self.items)]


class Loud(Menu):
    def on_click(self, x):
        return Menu.on_click(self, x).upper()


class Step(object):
    def __init__(self):
        self.callback = self.run

    def run(self, n):
        return n


class Double(Step):
    pass


class Node(object):
    pass


class Add(Node):
    def __init__(self, n):
        self.n = n
        self.go = self.apply

    def apply(self, x):
        return x + self.n


class Times(Node):
    def __init__(self, n):
        self.n = n
        self.go = self.apply

    def apply(self, x):
        return x * self.n


PREBUILT = [Button("ready").on_click, Loud(["one", "two"]).on_click]


def choose(n):
    if n > 1:
        return Button("b").on_click
    return Menu(["x", "y"]).on_click


def every(callbacks, x):
    return [callback(x) for callback in callbacks]


def later(known):
    """Here the base has the method, as it is read of it."""
    return known.apply(1)


class Known(object):
    def apply(self, x):
        return -x


class KnownA(Known):
    def apply(self, x):
        return x + 100


class KnownB(Known):
    def apply(self, x):
        return x + 200


def entry_point(argv):
    n = len(argv)
    handlers = [Button("ok").on_click, Menu(["a", "b", "c"]).on_click]
    handlers.append(Loud(["d", "e"]).on_click)
    print(every(handlers, 3), every(PREBUILT, n))
    print(choose(n)(7), choose(n + 1)(7))
    table = {"add": Add(2).go, "times": Times(3).go}
    print([table[name](5) for name in ["add", "times"]])
    callback = None
    if n > 5:
        callback = Add(1).apply
    elif n > 0:
        callback = Times(10).apply
    if callback is not None:
        print(callback(4))
    print(Step().callback(n), Double().callback(n + 1))
    known = [KnownA().apply, KnownB().apply, Known().apply]
    print([f(1) for f in known], later(KnownA()), later(KnownB()))
    print(sorted([3, 1, 2], key=[Add(1).apply, Times(-1).apply][n % 2]))
    return 0


if __name__ == "__main__":
    import sys

    sys.exit(entry_point(sys.argv))
