"""What a program takes that runs for long with a bounded set of objects alive: each second, how much memory it has.

    soak SECONDS [acyclic]

First it has 300 MB alive, and drops them. Then objects of all sorts come and go, in random order: texts, lists that
grow, dicts, objects with finalizers, cycles (without them where references are counted). `bench/soak.sh` runs it.
"""

import gc
import sys
import time


class Random(object):
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n


class Count(object):
    def __init__(self):
        self.finalized = 0


count = Count()


class Node(object):
    def __init__(self, number):
        self.number = number
        self.left = None
        self.right = None


class Closed(object):
    def __init__(self, name):
        self.name = name

    def __del__(self):
        count.finalized += len(self.name)


class World(object):
    """Slots that hold something each; what a slot held before is dropped."""

    def __init__(self):
        self.texts = [""] * 2000
        self.lists = [[0] for _ in range(500)]
        self.dicts = [{"": 0} for _ in range(200)]
        self.closed = [Closed("") for _ in range(1000)]
        self.trees = [Node(0) for _ in range(300)]
        self.names = {"": 0}


def tree(depth, random, cyclic):
    node = Node(random.below(1000))
    if depth > 0:
        node.left = tree(depth - 1, random, cyclic)
        node.right = tree(depth - 1 - random.below(2), random, cyclic) if depth > 1 else None
    elif cyclic:
        node.left = node
    return node


def step(world, random, cyclic):
    what = random.below(100)
    if what < 40:
        n = random.below(200)
        world.texts[random.below(2000)] = ("\u00e9" if n % 10 == 0 else "x") * n + str(n)
    elif what < 60:
        grown = []
        for i in range(random.below(3000) if random.below(50) else random.below(200000)):
            grown.append(i)
        world.lists[random.below(500)] = grown
    elif what < 75:
        d = {}
        for i in range(random.below(100)):
            d[str(random.below(100000))] = i
        world.dicts[random.below(200)] = d
    elif what < 85:
        world.closed[random.below(1000)] = Closed(str(random.below(100)))
    elif what < 95:
        world.trees[random.below(300)] = tree(random.below(8), random, cyclic)
    else:
        # One dict for ever, in which keys come and go.
        world.names["key%d" % random.below(100000)] = what
        if len(world.names) > 5000:
            for key in list(world.names)[:2500]:
                del world.names[key]


def memory():
    """KB of the process."""
    f = open("/proc/self/statm")
    pages = f.read().split(" ")[1]
    f.close()
    return int(pages) * 4


def peak():
    lists = [[i] for i in range(300 * 1000 * 1000 // 64)]
    return memory() if lists else 0


def entry_point(argv):
    seconds = int(argv[1]) if len(argv) > 1 else 5
    cyclic = len(argv) < 3
    highest = peak()
    gc.collect()
    print("peak %d KB, then %d KB" % (highest, memory()))
    world = World()
    random = Random(42)
    begun = time.time()
    told = 0
    steps = 0
    while told < seconds:
        for _ in range(1000):
            step(world, random, cyclic)
        steps += 1000
        if time.time() - begun >= told + 1:
            told += 1
            print("%d s %d KB" % (told, memory()))
    gc.collect()
    print("%d steps, finalizers %s" % (steps, "ran" if count.finalized else "did not run"))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
