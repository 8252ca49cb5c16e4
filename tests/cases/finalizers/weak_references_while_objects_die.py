# Weak references that are read, and finalizers that run, while what is dead is being found: a reference finds its object or
# nothing, what is alive is found, and each finalizer runs once.
# precise: how many are found is printed

import gc
import sys
import weakref


class Counts(object):
    pass


counts = Counts()
counts.deleted = 0
counts.wrong = 0


class Node(object):
    def __init__(self, number, before):
        self.number = number
        self.before = before

    def __del__(self):
        counts.deleted += 1
        if self.before is not None and self.before.number != self.number - 1:
            counts.wrong += 1


class Entry(object):
    def __init__(self, node):
        self.node = node
        self.ref = weakref.ref(node)
        self.number = node.number


def look(entry):
    """What is handed out by a reference is held for a while."""
    found = entry.ref()
    if found is None:
        if entry.node is not None:
            counts.wrong += 1
        return 0
    kept = [str(found.number)]
    if found.number != entry.number or kept[0] != str(entry.number):
        counts.wrong += 1
    if found.before is not None and found.before.number != found.number - 1:
        counts.wrong += 1
    return 1


def report(entries):
    gc.collect()
    gc.collect()
    alive = 0
    for entry in entries:
        alive += look(entry)
    print(alive, counts.deleted, counts.wrong)


def run(n, rounds):
    entries = []
    before = None
    for i in range(n):
        node = Node(i, before if i % 4 else None)
        entries.append(Entry(node))
        before = node
    before = None
    node = None
    for i in range(rounds):
        entry = entries[i * 7 % n]
        if entry.number % 8 < 4:
            entry.node = None
        look(entry)
        look(entries[i * 5 % n])
    report(entries)
    for entry in entries:
        entry.node = None
    report(entries)


def entry_point(argv):
    run(120, 200)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
