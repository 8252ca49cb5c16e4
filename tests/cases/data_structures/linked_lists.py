# lost: a ring of one refers to itself
class Node:
    def __init__(self, value, following=None):
        self.value = value
        self.next = following


class LinkedList:
    def __init__(self, values=None):
        self.head = None
        for v in reversed(values or []):
            self.head = Node(v, self.head)

    def nodes(self):
        node = self.head
        while node is not None:
            yield node
            node = node.next

    def __iter__(self):
        return (n.value for n in self.nodes())

    def __len__(self):
        return sum(1 for _ in self.nodes())

    def __str__(self):
        return ' -> '.join([str(v) for v in self] + ['nil'])

    def reverse(self):
        previous, node = None, self.head
        while node:
            node.next, previous, node = previous, node, node.next
        self.head = previous
        return self

    def middle(self):
        slow = fast = self.head
        while fast and fast.next:
            slow, fast = slow.next, fast.next.next
        if slow is None:
            raise IndexError('the list is empty')
        return slow.value

    def remove(self, value):
        previous = None
        for node in self.nodes():
            if node.value == value:
                if previous is None:
                    self.head = node.next
                else:
                    previous.next = node.next
                return True
            previous = node
        return False

    def cycle_start(self):
        slow = fast = self.head
        while fast and fast.next:
            slow, fast = slow.next, fast.next.next
            if slow is fast:
                slow = self.head
                while slow is not fast:
                    slow, fast = slow.next, fast.next
                return slow.value
        return None

    def sort(self):
        self.head = merge_sort(self.head)
        return self


def merge_sort(head):
    if head is None or head.next is None:
        return head
    slow, fast = head, head.next
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
    second, slow.next = slow.next, None
    a, b = merge_sort(head), merge_sort(second)
    tail = dummy = Node(0)
    while a and b:
        if a.value <= b.value:
            tail.next, a = a, a.next
        else:
            tail.next, b = b, b.next
        tail = tail.next
    tail.next = a or b
    return dummy.next


def entry_point(argv):
    l = LinkedList([4, 1, 3, 9, 7])
    print(l, len(l), l.middle())
    print(l.reverse())
    print(l.remove(7), l.remove(4), l.remove(100), l)
    print(LinkedList([(i * 17) % 23 for i in range(12)]).sort())
    print(LinkedList(), LinkedList().reverse(), LinkedList([1]).sort(), len(LinkedList()))
    try:
        LinkedList().middle()
    except IndexError as e:
        print(e)
    ring = LinkedList(list(range(6)))
    nodes = list(ring.nodes())
    print(ring.cycle_start())
    nodes[-1].next = nodes[2]
    print(ring.cycle_start())
    nodes[-1].next = nodes[-1]
    print(ring.cycle_start(), 3 in l, 8 in l)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
