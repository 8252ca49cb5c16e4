class Widget:
    created = 0

    def __init__(self, name):
        self.name = name
        self.listeners = []
        Widget_count.append(name)

    def on(self, f):
        self.listeners.append(f)
        return self

    def fire(self, x):
        return [f(x) for f in self.listeners]

    def renamer(self, suffix):
        def rename():
            self.name += suffix
            return self.name
        return rename

    def visit(self, depth):
        def go(d):
            if d == 0:
                return self.name
            return '(' + go(d - 1) + ')'
        return go(depth)

    @property
    def shout(self):
        return (lambda s: s.upper() + '!')(self.name)

    @classmethod
    def factory(cls, prefix):
        def make(n):
            return cls(prefix + str(n))
        return make

    @staticmethod
    def doubler():
        return lambda x: x + x


Widget_count = []


def entry_point(argv):
    w = Widget('w')
    w.on(lambda x: x + 1).on(lambda x: x * 10)
    base = len(argv)
    w.on(lambda x: x - base)
    print(w.fire(5))
    r = w.renamer('_x')
    r()
    print(r(), w.name, w.visit(2), w.shout)
    make = Widget.factory('item')
    print(make(1).name, make(2).name, Widget_count)
    print(Widget.doubler()('ab'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
