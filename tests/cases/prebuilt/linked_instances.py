class Node:
    def __init__(self, name, next):
        self.name = name
        self.next = next


END = Node('end', None)
MIDDLE = Node('middle', END)
START = Node('start', MIDDLE)


def entry_point(argv):
    node = START
    while node is not None:
        print(node.name)
        node = node.next
    END.next = Node('more', None)
    print(START.next.next.next.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
