class Acc:
    def __init__(self, start):
        self.total = start

    def adder(self, n):
        def add(k=1):
            self.total += n * k
            return self.total
        return add

    def both(self):
        return self.adder(1), lambda: self.total


def entry_point(argv):
    a = Acc(len(argv))
    b = Acc(100)
    fa, fb = a.adder(2), b.adder(3)
    print(fa(), fb(), fa(5), fb(10))
    add, get = a.both()
    add()
    print(get(), a.total, b.total)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
