"""A simulation of a small factory: events in a queue, machines from a registry."""
from engine.core import Simulation
from engine.machines import MACHINES, build
from engine import config
from rpython.rlib.objectmodel import we_are_translated
from rpython.rlib.rarithmetic import r_uint, intmask


class Noise:
    """Numbers that look random; unsigned arithmetic wraps."""

    def __init__(self, seed):
        self.state = r_uint(seed)

    def next(self, limit):
        self.state = (self.state * r_uint(1103515245) + r_uint(12345)) & r_uint(0x7fffffff)
        return intmask(self.state >> r_uint(8)) % limit


def entry_point(argv):
    sim = Simulation(Noise(config.SEED))
    print('machines: ' + ', '.join(sorted(MACHINES)))
    line = []
    for kind, name in config.LINE:
        machine = build(kind, sim, name)
        if line:
            line[-1].target = machine
        line.append(machine)
    for number in range(config.PARTS):
        sim.at(number * 3, line[0], 'part%d' % number)
    steps = sim.run(config.END)
    for machine in line:
        print(machine.describe())
    print('%d events, now %d, waiting %d' % (steps, sim.now, len(sim.queue)))
    for text in sim.log[:8]:
        print(text)
    if we_are_translated() and not argv:
        print('never')
    try:
        build('robot', sim, 'r2')
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
