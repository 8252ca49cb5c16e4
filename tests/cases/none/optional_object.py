class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next


def build(n):
    node = None
    for i in range(n):
        node = Node(i, node)
    return node


def entry_point(argv):
    node = build(4)
    while node is not None:
        print(node.value)
        node = node.next
    print(build(0) is None)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
