class Counter:
    def __init__(self, start):
        self.n = start

    def increment(self, by=1):
        self.n += by
        return self

    def get(self):
        return self.n


def entry_point(argv):
    c = Counter(5)
    c.increment().increment(10).increment(by=100)
    print(c.get(), Counter.get(c))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
