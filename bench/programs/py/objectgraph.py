"""objectgraph: a graph of nodes and edges that is walked, changed and copied.

Stresses: small objects that refer to each other, most of them old, some new.
"""
import sys


class Node(object):
    def __init__(self, number):
        # type: (int) -> None
        self.number = number
        self.mark = 0
        self.first = None  # type: Edge | None
        self.twin = None  # type: Node | None

    def link(self, target, weight):
        # type: (Node, int) -> None
        self.first = Edge(target, weight, self.first)


class Edge(object):
    def __init__(self, target, weight, next):
        # type: (Node, int, Edge | None) -> None
        self.target = target
        self.weight = weight
        self.next = next


class Graph(object):
    def __init__(self, size):
        # type: (int) -> None
        self.seed = 17
        self.nodes = [Node(i) for i in range(size)]
        for node in self.nodes:
            for _ in range(4):
                node.link(self.some_node(), self.pick(100))

    def pick(self, limit):
        # type: (int) -> int
        self.seed = (self.seed * 1103515245 + 12345) & 0x7fffffff
        return (self.seed >> 8) % limit

    def some_node(self):
        # type: () -> Node
        return self.nodes[self.pick(len(self.nodes))]

    def change(self, count):
        # type: (int) -> None
        """Takes the latest edge from some nodes and gives them another."""
        for _ in range(count):
            node = self.some_node()
            if node.first is not None:
                node.first = node.first.next
            node.link(self.some_node(), self.pick(100))


def walk(start, mark):
    # type: (Node, int) -> int
    """Visits all that can be reached."""
    total = 0
    start.mark = mark
    todo = [start]
    while todo:
        node = todo.pop()
        total = (total * 3 + node.number) & 0xffffff
        edge = node.first
        while edge is not None:
            total += edge.weight
            if edge.target.mark != mark:
                edge.target.mark = mark
                todo.append(edge.target)
            edge = edge.next
    return total


def copied(start):
    # type: (Node) -> list[Node]
    """Copies of all that can be reached, the edges of each in reverse."""
    start.twin = Node(start.number)
    originals = [start]
    copies = [start.twin]
    at = 0
    while at < len(originals):
        edge = originals[at].first
        while edge is not None:
            target = edge.target
            twin = target.twin
            if twin is None:
                twin = target.twin = Node(target.number)
                originals.append(target)
                copies.append(twin)
            copies[at].link(twin, edge.weight)
            edge = edge.next
        at += 1
    for node in originals:
        node.twin = None
    return copies


def entry_point(argv):
    # type: (list[str]) -> int
    n = 1
    size = 50
    if len(argv) > 1:
        n = int(argv[1])
        size = 10000
    graph = Graph(size)
    total = 0
    for i in range(n):
        start = graph.some_node()
        total = (total * 31 + walk(start, i + 1)) & 0x3fffffffff
        copies = copied(start)
        total = (total * 31 + walk(copies[0], i + 1) + len(copies)) & 0x3fffffffff
        graph.change(size // 4)
    print("objectgraph %d" % total)
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
