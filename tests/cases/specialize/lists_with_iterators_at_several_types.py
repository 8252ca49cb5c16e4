# Nodes and iterators in a class's body; functions that are given functions of several types.


class LinkedList:
    class Node:
        def __init__(self, v, next):
            self.v = v
            self.next = next
    class Iter:
        def __init__(self, node):
            self.node = node
        def __iter__(self):
            return self
        def __next__(self):
            n = self.node
            if n is None:
                raise StopIteration
            self.node = n.next
            return n.v

    def __init__(self, values=()):
        self.head = None
        for v in values:
            self.add(v)

    def add(self, v):
        self.head = LinkedList.Node(v, self.head)
        return self

    def __iter__(self):
        return LinkedList.Iter(self.head)

    def reversed(self):
        r = LinkedList()
        for v in self:
            r.add(v)
        return r

    def map(self, f):
        r = []
        for v in self:
            r.append(f(v))
        return r


def of(*xs):
    l = LinkedList()
    for x in xs:
        l.add(x)
    return l


def entry_point(argv):
    a = of(1, 2, 3)
    b = of("x", "y")
    print(list(a), list(b), list(a.reversed()), list(b.reversed()))
    print(a.map(lambda x: x + 1), b.map(lambda s: s + "!"), a.map(lambda x: str(x)))
    print(sum(a), "".join(b), max(a), sorted(b))
    print(type(a.head) is type(b.head), type(iter(a)) is type(iter(b)), type(a).__name__)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
