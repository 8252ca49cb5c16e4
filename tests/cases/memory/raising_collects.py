"""Objects that are needed behind what collects only to raise, and behind what collects whether it raises or not."""


class Failure(Exception):
    def __init__(self, n):
        self.n = n


class Node(object):
    def __init__(self, name, below):
        self.name = name
        self.below = below

    def found(self, path, at):
        # Indexes out of bounds raise; nothing else makes an object.
        if at == len(path):
            return self
        return self.below[path[at]].found(path, at + 1)

    def weight(self):
        total = len(self.name)
        for node in self.below:
            total += node.weight()
        return total


def checked(n):
    if n % 3 == 0:
        raise Failure(n)
    return n


def caught(n):
    try:
        return checked(n)
    except Failure as e:
        return -e.n


def named(n):
    return "node " + str(n)


def tree(depth, n):
    if depth == 0:
        return Node(named(n), [])
    return Node(named(n), [tree(depth - 1, n * 2 + i) for i in range(2)])


def path_of(n):
    return [n & 1, n >> 1 & 1, n >> 2]


def counted(nodes, n):
    """Passes on what is raised; the objects are needed where nothing is."""
    total = 0
    for node in nodes:
        total += checked(n) + len(node.name)
        n += 1
    return total


def with_finally(node, n, seen):
    try:
        return checked(n) + len(node.name)
    finally:
        seen.append(node.name)


def in_a_handler(node, n):
    label = named(n)
    try:
        checked(n)
    except Failure as e:
        return "%s, %s: %d" % (label, node.name, e.n)
    return label + ", " + node.name


def raised_again(node, n):
    try:
        return checked(n)
    except Failure:
        node.name += "!"
        raise


def entry_point(argv):
    root = tree(3, 1)
    for n in range(12):
        try:
            print(n, root.found(path_of(n), 0).name)
        except IndexError:
            print(n, "no such node", root.name)
    print(root.weight())
    nodes = [root, root.below[0], root.below[1]]
    for n in range(4):
        try:
            print(n, counted(nodes[:n], n + 1))
        except Failure as e:
            print(n, "failed", e.n, nodes[0].name)
    seen = []
    for n in range(5):
        kept = named(n + 100)
        other = caught(n)
        print(kept, other, in_a_handler(nodes[n % 3], n))
        try:
            print(with_finally(nodes[n % 3], n, seen), kept)
        except Failure as e:
            print("failed", e.n, kept)
        try:
            raised_again(nodes[n % 3], n)
        except Failure as e:
            print("again", e.n, nodes[n % 3].name, kept)
    print(seen)
    return 0
