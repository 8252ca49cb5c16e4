# Nodes made by functions, one after the other, and in methods that call themselves.


class Node:
    def __init__(self, v, next=None):
        self.v = v
        self.next = next


def cons(v, rest):
    return Node(v, rest)


def snoc(v):
    return Node(v)


def values(n):
    r = []
    while n is not None:
        r.append(n.v)
        n = n.next
    return r


class Tree:
    def __init__(self):
        self.root = None

    def add(self, k):
        self.root = self._add(self.root, k)

    def _add(self, t, k):
        if t is None:
            return TNode(k)
        if k < t.k:
            t.left = self._add(t.left, k)
        else:
            t.right = self._add(t.right, k)
        return t

    def walk(self):
        out = []
        self._walk(self.root, out)
        return out

    def _walk(self, t, out):
        if t is not None:
            self._walk(t.left, out)
            out.append(t.k)
            self._walk(t.right, out)


class TNode:
    def __init__(self, k):
        self.k = k
        self.left = None
        self.right = None


class Queue:
    def __init__(self):
        self.head = None
        self.tail = None

    def put(self, v):
        n = Node(v)
        if self.tail is None:
            self.head = n
        else:
            self.tail.next = n
        self.tail = n

    def put_front(self, v):
        self.head = Node(v, self.head)
        if self.tail is None:
            self.tail = self.head

    def get(self):
        n = self.head
        if n is None:
            raise IndexError("empty")
        self.head = n.next
        if self.head is None:
            self.tail = None
        return n.v

    def __iter__(self):
        n = self.head
        while n is not None:
            yield n.v
            n = n.next


def entry_point(argv):
    a = snoc(1)
    a = cons(2, a)
    b = snoc("x")
    b = cons("y", b)
    print(values(a), values(b), sum(values(a)), "".join(values(b)))
    n = None
    for i in range(4):
        n = cons(i, n)
    print(values(n))
    t = Tree()
    u = Tree()
    for i in [5, 2, 8, 1]:
        t.add(i)
        u.add(str(i) + "!")
    print(t.walk(), u.walk())
    q = Queue()
    r = Queue()
    q.put(1)
    q.put(2)
    q.put_front(0)
    r.put("a")
    r.put_front("b")
    print(q.get() + 1, r.get() + "c", [x * 2 for x in q], [x + "." for x in r])
    print(type(q.head) is type(r.head), type(q.head).__name__, type(t.root) is type(u.root) is TNode)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
