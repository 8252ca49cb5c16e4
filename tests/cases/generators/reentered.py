"""Generators whose bodies come to ask for their own next item: what runs is not entered again, what has ended is."""

import sys


class Node:
    def __init__(self, left, value, right):
        self.left = left
        self.value = value
        self.right = right

    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.value
        if self.right is not None:
            for x in self.right:
                yield x


def gen(h):
    yield 1
    yield next(h[0])
    yield 3


class Own:
    def __init__(self):
        self.it = self.items()
        self.how = 0

    def items(self):
        yield 0
        while self.how < 6:
            self.how += 1
            try:
                if self.how == 1:
                    yield next(self.it)
                elif self.how == 2:
                    self.it.close()
                elif self.how == 3:
                    self.it.throw(KeyError("k"))
                elif self.how == 4:
                    yield self.it.send(None)
                elif self.how == 5:
                    for x in self.it:
                        yield x
                else:
                    yield 10
            except ValueError as e:
                print(self.how, e)


def boom(n):
    if n == 0:
        raise KeyError("boom")
    yield n
    for x in boom(n - 1):
        yield x


def entry_point(argv):
    t = Node(Node(None, 1, None), 2, Node(Node(None, 3, None), 4, None))
    print(list(t))
    h = []
    g = gen(h)
    h.append(g)
    print(next(g))
    try: print(next(g))
    except ValueError as e: print("VE", e)
    print(next(g, 9), list(g))
    print(list(Own().it))
    o = Own()
    print([x for x in o.it], next(o.it, -1))
    b = boom(2)
    got = []
    for i in range(4):
        try: got.append(next(b))
        except KeyError as e: print(e)
        except StopIteration: print("stop")
    print(got)
    b.close()
    print(next(b, 5))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
