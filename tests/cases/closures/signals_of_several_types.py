class Signal:
    def __init__(self, name):
        self.name = name
        self._slots = {}
        self.count = 0

    def connect(self, slot):
        self.count += 1
        self._slots[self.count] = slot
        return self.count

    def disconnect(self, key):
        del self._slots[key]

    def emit(self, *args):
        for key in self._slots:
            self._slots[key](*args)


moved = Signal("moved")
named = Signal("named")


@moved.connect
def on_move(x, y):
    print("move", x + y)


@named.connect
def on_name(name):
    print("name", name.title())


class Window:
    def __init__(self):
        self.title = ""
        self.pos = (0, 0)
        self.closed = Signal("closed")

    def set_title(self, title):
        self.title = title

    def set_pos(self, x, y):
        self.pos = (x, y)


class Observable:
    def __init__(self, value):
        self._value = value
        self._observers = []

    def observe(self, f):
        self._observers.append(f)
        f(self._value)

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        old = self._value
        self._value = new
        if old != new:
            for f in self._observers:
                f(new)


def entry_point(argv):
    w = Window()
    moved.connect(w.set_pos)
    k = named.connect(w.set_title)
    moved.emit(1, 2)
    named.emit("abc")
    named.disconnect(k)
    named.emit("def")
    print(w.title, w.pos, moved.count)
    w.closed.connect(lambda code, why: print("closed", code, why))
    w.closed.emit(3, "done")
    seen = []
    texts = []
    n = Observable(1)
    t = Observable("a")
    n.observe(seen.append)
    t.observe(texts.append)
    t.observe(lambda s: print("text", s + "!"))
    n.observe(lambda v: print("number", v * 2))
    n.value = 5
    t.value = "b"
    n.value = 5
    print(seen, texts, n.value + 1, t.value + "c")
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
