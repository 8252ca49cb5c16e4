# What the methods of a class make is of the types that its objects are used at.


class Node:
    def __init__(self, v, next):
        self.v = v
        self.next = next


class Stack:
    def __init__(self):
        self.head = None
        self.n = 0

    def push(self, v):
        self.head = Node(v, self.head)
        self.n += 1

    def pop(self):
        h = self.head
        if h is None:
            raise IndexError("empty")
        self.head = h.next
        self.n -= 1
        return h.v


def entry_point(argv):
    a = Stack()
    b = Stack()
    for i in range(3):
        a.push(i)
        b.push(str(i) + "x")
    print(a.pop() + 1, b.pop() + "!")
    print(type(a.head).__name__, type(a.head) is type(b.head), type(a) is type(b))
    print(a.n, b.n)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
