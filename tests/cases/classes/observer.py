class Subject:
    def __init__(self):
        self._observers = []

    def attach(self, fn):
        self._observers.append(fn)
        return len(self._observers) - 1

    def detach(self, i):
        del self._observers[i]

    def notify(self, event, n):
        return [fn(event, n) for fn in self._observers]


class Counter:
    def __init__(self):
        self.seen = {}

    def on_event(self, event, n):
        self.seen[event] = self.seen.get(event, 0) + n
        return self.seen[event]


class Logger:
    def __init__(self, prefix):
        self.prefix = prefix
        self.lines = []

    def log(self, event, n):
        self.lines.append(self.prefix + event * n)
        return len(self.lines)


def plain(event, n):
    return -n


def entry_point(argv):
    s = Subject()
    c = Counter()
    l = Logger('> ')
    s.attach(c.on_event)
    s.attach(l.log)
    k = s.attach(plain)
    print(s.notify('a', 2), s.notify('b', 3), s.notify('a', 1))
    s.detach(k)
    print(s.notify('c', 1))
    print(c.seen, l.lines)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
