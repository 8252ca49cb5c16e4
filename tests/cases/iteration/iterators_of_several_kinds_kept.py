class Source:
    def __init__(self, it):
        self.it = it

    def get(self):
        return next(self.it)


def gen(n):
    while n:
        yield n
        n -= 1


def entry_point(argv):
    srcs = [Source(iter([1, 2])), Source(gen(2)), Source(map(len, ["a", "bb"])), Source(iter({5: 1, 6: 2})), Source(filter(None, [0, 3, 4]))]
    for s in srcs:
        print(s.get(), s.get())
        try:
            s.get()
        except StopIteration:
            print("end")
    its = [iter([1]), gen(2)]
    for it in its:
        print(list(it))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
