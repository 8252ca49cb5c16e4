from .config import TIMES

MACHINES = {}


class Registered(type):
    """Classes of machines are found by their names."""

    def __new__(meta, name, bases, namespace):
        cls = super().__new__(meta, name, bases, namespace)
        if bases:
            cls.kind = name.lower()
            cls.time = TIMES.get(cls.kind, 0)
            MACHINES[cls.kind] = cls
        return cls


class Machine(metaclass=Registered):
    kind = 'machine'
    time = 0

    def __init__(self, sim, name):
        self.sim = sim
        self.name = name
        self.target = None
        self.handled = 0
        self.busy_until = 0

    def receive(self, part):
        if self.busy_until > self.sim.now:
            self.sim.after(self.busy_until - self.sim.now, self, part)
            return
        self.handled += 1
        self.busy_until = self.sim.now + self.time
        self.work(part)

    def work(self, part):
        self.send(part)

    def send(self, part):
        if self.target is not None:
            self.sim.after(self.time, self.target, part)

    def describe(self):
        return '%-4s %-8s %3d handled%s' % (self.name, self.kind, self.handled, self.extra())

    def extra(self):
        return ''


class Feeder(Machine):
    pass


class Drill(Machine):
    broken = 0

    def work(self, part):
        if self.sim.noise.next(5) == 0:
            self.broken += 1
            self.sim.note('%s breaks %s' % (self.name, part))
        else:
            self.send(part + '*')

    def extra(self):
        return ', %d broken' % self.broken


class Painter(Machine):
    COLOURS = ('red', 'green', 'blue')

    def __init__(self, sim, name):
        Machine.__init__(self, sim, name)
        self.used = [0] * len(self.COLOURS)

    def work(self, part):
        colour = self.handled % len(self.COLOURS)
        self.used[colour] += 1
        self.send(part + ' ' + self.COLOURS[colour])

    def extra(self):
        return ', ' + ' '.join(['%s=%d' % pair for pair in zip(self.COLOURS, self.used)])


class Checker(Machine):
    def work(self, part):
        if part.endswith('blue') and self.sim.noise.next(2):
            self.sim.note('%s rejects %s' % (self.name, part))
        else:
            self.send(part)


class Store(Machine):
    def __init__(self, sim, name):
        super().__init__(sim, name)
        self.parts = []

    def work(self, part):
        self.parts.append(part)

    def extra(self):
        return ': ' + '; '.join(self.parts)


def build(kind, sim, name):
    for known in BUILDERS:
        if known == kind:
            return BUILDERS[known](sim, name)
    raise ValueError('no machine of kind %r' % kind)


def _builder(cls):
    def make(sim, name):
        return cls(sim, name)
    return make


BUILDERS = {kind: _builder(cls) for kind, cls in MACHINES.items()}
