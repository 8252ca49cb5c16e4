class Counter:
    def __init__(self):
        self.n = 0

    def hit(self):
        self.n += 1


def entry_point(argv):
    counters = [Counter() for _ in range(3)]
    for i in range(10):
        counters[i % 3].hit()
    print([c.n for c in counters])
    first = counters[0]
    print(first in counters, counters.index(counters[2]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
