from heapq import heappush, heappop


class Event:
    def __init__(self, time, number, machine, part):
        self.time = time
        self.number = number
        self.machine = machine
        self.part = part

    def __lt__(self, other):
        return (self.time, self.number) < (other.time, other.number)


class Simulation:
    def __init__(self, noise):
        self.noise = noise
        self.now = 0
        self.queue = []
        self.count = 0
        self.log = []

    def at(self, time, machine, part):
        assert time >= self.now
        self.count += 1
        heappush(self.queue, Event(time, self.count, machine, part))

    def after(self, delay, machine, part):
        self.at(self.now + delay, machine, part)

    def note(self, text):
        self.log.append('%3d %s' % (self.now, text))

    def run(self, end):
        steps = 0
        while self.queue and self.queue[0].time <= end:
            event = heappop(self.queue)
            self.now = event.time
            event.machine.receive(event.part)
            steps += 1
        return steps
