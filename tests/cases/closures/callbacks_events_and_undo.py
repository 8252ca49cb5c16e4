class Editor:
    def __init__(self):
        self.text = ''
        self.undo_stack = []
        self.observers = []

    def do(self, action, undo):
        action()
        self.undo_stack.append(undo)
        for o in self.observers:
            o(self.text)

    def insert(self, s):
        before = self.text

        def action():
            self.text += s

        def undo():
            self.text = before
        self.do(action, undo)

    def upper(self):
        before = self.text

        def action():
            self.text = self.text.upper()
        self.do(action, lambda: self.restore(before))

    def restore(self, text):
        self.text = text

    def undo(self):
        if self.undo_stack:
            self.undo_stack.pop()()


def compose(*fs):
    def composed(x):
        for f in reversed(fs):
            x = f(x)
        return x
    return composed


def curry(f):
    return lambda a: lambda b: lambda c: f(a, b, c)


def debounce(f, every):
    count = 0

    def wrapper(x):
        nonlocal count
        count += 1
        if count % every == 0:
            return f(x)
        return None
    return wrapper


def memoize(f):
    known = {}

    def wrapper(n):
        if n not in known:
            known[n] = f(n)
        return known[n]
    return wrapper


def entry_point(argv):
    n = len(argv)
    ed = Editor()
    seen = []
    ed.observers.append(seen.append)
    ed.observers.append(lambda t: seen.append(t.lower()))
    ed.insert('Ab')
    ed.insert('Cd')
    ed.upper()
    print(ed.text, seen)
    ed.undo()
    ed.undo()
    print(ed.text, len(ed.undo_stack))
    ed.undo()
    ed.undo()
    print(repr(ed.text))
    f = compose(lambda x: x + n, lambda x: x * 10, abs)
    print(f(-3), curry(lambda a, b, c: a * 100 + b * 10 + c)(1)(2)(3))
    d = debounce(lambda x: x * 2, 2)
    print(d(1), d(2), d(3), d(4))
    fib = memoize(lambda k: k if k < 2 else fib(k - 1) + fib(k - 2))
    print(fib(40))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
