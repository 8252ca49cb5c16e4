class Config:
    scale = 3

    def __init__(self):
        self.handlers = {}

    def on(self, name):
        def register(f):
            self.handlers[name] = f
            return f
        return register

    def fire(self, name, x):
        f = self.handlers.get(name)
        if f is None:
            return 'no ' + name
        return f(x)


def entry_point(argv):
    c = Config()
    seen = []

    @c.on('a')
    def a(x):
        seen.append(x)
        return 'a%d' % x

    @c.on('b')
    def b(x):
        return a(x * c.scale) + 'b'

    print(c.fire('a', 1), c.fire('b', 2), c.fire('c', 3))
    print(seen, len(c.handlers))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
