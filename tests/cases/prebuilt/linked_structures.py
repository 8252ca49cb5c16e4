class Node:
    def __init__(self, value):
        self.value = value
        self.next = None
        self.others = []
        self.named = {}


def make_list(count):
    first = None
    for value in range(count):
        node = Node(value)
        node.next = first
        first = node
    return first


def make_tree(count):
    nodes = [Node(value) for value in range(count)]
    for at in range(1, count):
        nodes[(at - 1) // 2].others.append(nodes[at])
    return nodes[0]


def make_circle(count):
    nodes = [Node(value) for value in range(count)]
    for at in range(count):
        nodes[at].next = nodes[(at + 1) % count]
        nodes[at].named["before"] = nodes[at - 1]
    return nodes[0]


LIST = make_list(3000)
TREE = make_tree(3000)
CIRCLE = make_circle(1000)
PAIRS = [(value, Node(value)) for value in range(300)]
NESTED = [[[]]]
NESTED[0][0].append(Node(5))
LOOP = {"here": []}
LOOP["here"].append(LOOP)


def count(tree):
    return 1 + sum([count(other) for other in tree.others])


def entry_point(argv):
    total = 0
    node = LIST
    while node is not None:
        total += node.value
        node = node.next
    print(total, count(TREE))
    print(CIRCLE.next.value, CIRCLE.named["before"].value, CIRCLE.named["before"].next is CIRCLE)
    print(PAIRS[7][1].value, NESTED[0][0][0].value)
    print(len(LOOP["here"]), LOOP["here"][0] is LOOP)
    return 0
