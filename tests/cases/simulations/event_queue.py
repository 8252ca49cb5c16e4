import heapq


class Event:
    def __init__(self, time, name, action):
        self.time = time
        self.name = name
        self.action = action
        self.cancelled = False


class Simulation:
    def __init__(self):
        self.now = 0
        self.queue = []
        self.events = []
        self.log = []

    def at(self, delay, name, action):
        if delay < 0:
            raise ValueError(f'{name}: {delay} is in the past')
        event = Event(self.now + delay, name, action)
        heapq.heappush(self.queue, (event.time, len(self.events)))
        self.events.append(event)
        return event

    def run(self, until):
        while self.queue and self.queue[0][0] <= until:
            time, number = heapq.heappop(self.queue)
            event = self.events[number]
            if event.cancelled:
                self.log.append(f'{time}: ({event.name})')
                continue
            self.now = time
            self.log.append(f'{time}: {event.name}')
            event.action()
        self.now = until
        return len(self.queue)


class Shop:
    def __init__(self, sim, clerks):
        self.sim = sim
        self.free = clerks
        self.line = []
        self.served = 0
        self.longest = 0

    def arrive(self, name, work):
        def start():
            self.free -= 1
            self.sim.at(work, f'{name} done', finish)

        def finish():
            self.free += 1
            self.served += 1
            if self.line:
                self.line.pop(0)()

        def enter():
            if self.free:
                start()
            else:
                self.line.append(start)
                self.longest = max(self.longest, len(self.line))

        return enter


def entry_point(argv):
    sim = Simulation()
    shop = Shop(sim, 2)
    for i, (name, work) in enumerate([('ann', 5), ('bob', 4), ('cy', 3), ('di', 3), ('ed', 1)]):
        sim.at(i, name + ' comes', shop.arrive(name, work))
    late = sim.at(6, 'alarm', lambda: print('never'))
    late.cancelled = True
    sim.at(6, 'tick', lambda: None)
    try:
        sim.at(-1, 'paradox', lambda: None)
    except ValueError as e:
        print(e)
    print('left in the queue', sim.run(8), 'served', shop.served)
    print('left in the queue', sim.run(100), 'served', shop.served, 'longest line', shop.longest, sim.now)
    for line in sim.log:
        print(' ', line)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
