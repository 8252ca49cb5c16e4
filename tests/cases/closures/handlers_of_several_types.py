class Event:
    def __init__(self):
        self.handlers = []

    def subscribe(self, h):
        self.handlers.append(h)

    def fire(self, value):
        for h in self.handlers:
            h(value)


def on_int(n):
    print("int", n + 1)


def on_text(s):
    print("text", s.upper())


class Button:
    def __init__(self):
        self.clicked = Event()
        self.renamed = Event()


def entry_point(argv):
    b = Button()
    b.clicked.subscribe(on_int)
    b.renamed.subscribe(on_text)
    b.renamed.subscribe(lambda s: print("len", len(s)))
    log = []
    b.clicked.subscribe(log.append)
    b.clicked.fire(3)
    b.renamed.fire("abc")
    print(log)
    e = Event()
    f = Event()
    e.subscribe(on_int)
    f.subscribe(on_text)
    e.fire(1)
    f.fire("x")
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
