"""What methods of an object make that was there before translation is of the types that it is used at."""


class Box:
    def __init__(self, v):
        self.v = v

    def put(self, v):
        return Box(v)

    def map(self, f):
        return Box(f(self.v))


class Stack:
    def __init__(self, items=()):
        self.items = list(items)

    def push(self, x):
        return Stack(self.items + [x])

    def top(self):
        return self.items[-1]


EMPTY_BOX = Box(None)
NAME = Box("abc")
EMPTY = Stack()


def filled(xs, stack=EMPTY):
    return stack.push(xs[0]).push(xs[1])


def entry_point(argv):
    print(EMPTY_BOX.put(3).v + 1, EMPTY_BOX.put("x").v + "!", EMPTY_BOX.v)
    print(NAME.map(len).v + 1, NAME.map(lambda s: [s]).v, NAME.put(2.5).v, NAME.v)
    print(EMPTY.push(1).push(2).top() + 1, EMPTY.push("x").push("y").top() + "!", len(EMPTY.items))
    print(filled([1, 2]).top() + 1, filled(["a", "b"]).top() + "?")
    return 0
