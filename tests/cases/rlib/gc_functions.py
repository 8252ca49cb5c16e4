from rpython.rlib import rgc
from rpython.rlib.objectmodel import keepalive_until_here


class Node:
    def __init__(self, n, next):
        self.n = n
        self.next = next


@rgc.no_collect
def add(a, b):
    return a + b


def entry_point(argv):
    head = None
    for i in range(100):
        head = Node(i, head)
        if i % 10 == 0:
            rgc.collect()
    total = 0
    node = head
    while node is not None:
        total += node.n
        node = node.next
    print(total, add(1, 2))
    keep = [head]
    rgc.collect(1)
    keepalive_until_here(keep)
    print(keep[0].n, rgc.isenabled(), rgc.can_move(head))
    rgc.add_memory_pressure(1000)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
