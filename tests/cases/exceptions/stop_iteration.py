class Source:
    def __init__(self, items):
        self.items = items
        self.i = 0

    def next(self):
        if self.i >= len(self.items):
            raise StopIteration
        self.i += 1
        return self.items[self.i - 1]


def entry_point(argv):
    s = Source([1, 2, 3])
    total = 0
    try:
        while True:
            total += s.next()
    except StopIteration:
        print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
