class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x):
        return self.n + x


def entry_point(argv):
    add = Adder(10)
    print(add(5), add(-10))
    print([add(i) for i in range(3)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
