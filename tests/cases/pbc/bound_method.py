class Counter:
    def __init__(self, n):
        self.n = n

    def add(self, k):
        self.n += k
        return self.n


def run(f):
    return f(1) + f(10)


def entry_point(argv):
    c = Counter(0)
    f = c.add
    print(f(5), f(5), c.n)
    print(run(Counter(100).add))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
