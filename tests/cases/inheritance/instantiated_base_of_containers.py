"""A container class that is instantiated itself, at several types, beside one below it."""

class Stack:
    def __init__(self):
        self.items = []
    def push(self, x):
        self.items.append(x)
    def pop(self):
        return self.items.pop()
class Loud(Stack):
    def push(self, x):
        print("push", x)
        super().push(x)
def entry_point(argv):
    a = Stack(); a.push(1)
    b = Stack(); b.push("s")
    c = Loud(); c.push([1.5])
    d = Loud(); d.push("x")
    print(a.pop(), b.pop(), c.pop(), d.pop())
    return 0
