"""Nodes whose methods make others, of the same type and of another one."""


class Cons:
    def __init__(self, head, tail):
        self.head = head
        self.tail = tail

    def map(self, f):
        if self.tail is None:
            return Cons(f(self.head), None)
        return Cons(f(self.head), self.tail.map(f))

    def append(self, x):
        if self.tail is None:
            return Cons(self.head, Cons(x, None))
        return Cons(self.head, self.tail.append(x))

    def fold(self, f, start):
        result = f(start, self.head)
        return result if self.tail is None else self.tail.fold(f, result)

    def items(self):
        out = []
        node = self
        while node is not None:
            out.append(node.head)
            node = node.tail
        return out


def from_list(xs):
    node = None
    for x in reversed(xs):
        node = Cons(x, node)
    return node


def entry_point(argv):
    a = from_list([1, 2, 3])
    b = from_list(["x", "yy"])
    print(a.map(str).items(), b.map(len).items(), a.append(4).items(), b.append("q").items())
    print(a.map(lambda n: n * 2).items(), a.map(lambda n: [n]).items(), b.map(lambda s: s + "!").items())
    print(a.fold(lambda t, n: t + n, 0), a.fold(lambda t, n: t + str(n), ""), b.fold(lambda t, s: t + len(s), 0))
    return 0
