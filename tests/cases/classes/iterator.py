class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


def entry_point(argv):
    for i in Countdown(4):
        print(i)
    print(sum([i for i in Countdown(5)]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
