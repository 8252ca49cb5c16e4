class Bus:
    def __init__(self):
        self.handlers = {}

    def on(self, name, handler):
        self.handlers.setdefault(name, []).append(handler)

    def emit(self, name, value):
        for h in self.handlers.get(name, []):
            h(value)


class Sink:
    def __init__(self):
        self.total = 0

    def take(self, value):
        self.total += value


def show(value):
    print('show', value)


def entry_point(argv):
    bus = Bus()
    seen = []
    sink = Sink()
    uniq = set()
    base = len(argv) * 100
    bus.on('x', seen.append)
    bus.on('x', sink.take)
    bus.on('x', show)
    bus.on('x', lambda v: seen.append(v + base))
    bus.on('y', uniq.add)
    bus.emit('x', 1)
    bus.emit('x', 2)
    bus.emit('y', 2)
    bus.emit('y', 2)
    bus.emit('z', 3)
    print(seen, sink.total, sorted(uniq))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
