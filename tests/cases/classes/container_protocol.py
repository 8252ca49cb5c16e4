class Stack:
    def __init__(self):
        self.items = []

    def __len__(self):
        return len(self.items)

    def __getitem__(self, i):
        return self.items[i]

    def __setitem__(self, i, value):
        self.items[i] = value

    def __contains__(self, value):
        return value in self.items

    def __bool__(self):
        return len(self.items) > 0


def entry_point(argv):
    s = Stack()
    print(len(s), bool(s))
    s.items.append(5)
    s.items.append(6)
    s[0] = 50
    print(len(s), s[0], s[1], 6 in s, 5 in s)
    if s:
        print('full')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
