class A:
    def __init__(self, n):
        self.n = n

    def get(self):
        return self.n

    def twice(self):
        return self.n * 2


def entry_point(argv):
    methods = [A(1).get, A(2).twice, A(3).get]
    print([m() for m in methods])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
