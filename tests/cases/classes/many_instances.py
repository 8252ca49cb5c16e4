class Cell:
    def __init__(self, n):
        self.n = n
        self.next = None


def entry_point(argv):
    total = 0
    keep = []
    for i in range(3000):
        c = Cell(i)
        if i % 500 == 0:
            keep.append(c)
        total += c.n
    print(total, [c.n for c in keep])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
