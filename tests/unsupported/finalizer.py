class Handle:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        print("closed", self.n)


def entry_point(argv):
    h = Handle(1)
    print(h.n)
    return 0
