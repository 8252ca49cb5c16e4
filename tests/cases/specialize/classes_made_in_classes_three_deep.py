# The same, where a class makes what makes what holds the values.


class Cell:
    def __init__(self, v):
        self.v = v


class Node:
    def __init__(self, v, next):
        self.cell = Cell(v)
        self.next = next


class Chain:
    def __init__(self):
        self.head = None

    def add(self, v):
        self.head = Node(v, self.head)

    def items(self):
        r = []
        n = self.head
        while n is not None:
            r.append(n.cell.v)
            n = n.next
        return r


class Stack:
    def __init__(self):
        self.chain = Chain()

    def push(self, v):
        self.chain.add(v)


def entry_point(argv):
    a = Stack()
    b = Stack()
    c = Stack()
    for i in range(3):
        a.push(i)
        b.push(str(i) + "x")
        c.push(i * 0.5)
    print(a.chain.items(), b.chain.items(), c.chain.items())
    print(sum(a.chain.items()), "".join(b.chain.items()), sum(c.chain.items()))
    print(type(a.chain.head.cell) is type(b.chain.head.cell), isinstance(c.chain.head.cell, Cell))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
