# A container below another one, with one of its kind in it.


class Stack:
    def __init__(self):
        self.items = []

    def push(self, x):
        self.items.append(x)

    def pop(self):
        return self.items.pop()

    def __len__(self):
        return len(self.items)

    def __iter__(self):
        return iter(self.items)


class MinStack(Stack):
    def __init__(self):
        super().__init__()
        self.mins = Stack()

    def push(self, x):
        if len(self.mins) == 0 or x <= self.mins.items[-1]:
            self.mins.push(x)
        super().push(x)

    def min(self):
        return self.mins.items[-1]


def entry_point(argv):
    s = MinStack()
    t = MinStack()
    for i in [3, 1, 2]:
        s.push(i)
        t.push("abc"[i % 3:])
    print(s.min() + 1, t.min() + "!", len(s), len(t))
    print([x + 1 for x in s], [x + "." for x in t])
    u = Stack()
    u.push(s)
    u.push(s)
    print(u.pop().min())
    w = Stack()
    w.push(2.5)
    print(w.pop() * 2)
    print(type(u) is type(w), type(u.pop()) is type(t), isinstance(s, Stack))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
