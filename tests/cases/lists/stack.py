class Stack:
    def __init__(self):
        self.items = []

    def push(self, x):
        self.items.append(x)

    def pop(self):
        return self.items.pop()

    def is_empty(self):
        return len(self.items) == 0


def entry_point(argv):
    s = Stack()
    for i in range(5):
        s.push(i)
    while not s.is_empty():
        print(s.pop())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
