class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class LinkedList:
    def __init__(self):
        self.head = None
        self.size = 0

    def push(self, value):
        self.head = Node(value, self.head)
        self.size += 1

    def reverse(self):
        last = None
        node = self.head
        while node is not None:
            next = node.next
            node.next = last
            last = node
            node = next
        self.head = last

    def show(self):
        parts = []
        node = self.head
        while node is not None:
            parts.append(str(node.value))
            node = node.next
        return ' -> '.join(parts)


def entry_point(argv):
    items = LinkedList()
    for i in range(5):
        items.push(i)
    print(items.show(), items.size)
    items.reverse()
    print(items.show())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
