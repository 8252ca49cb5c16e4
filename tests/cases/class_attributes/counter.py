class Counter:
    count = 0
    total = 0.5
    names = []

    def __init__(self, name):
        Counter.count += 1
        self.id = Counter.count
        self.names.append(name)

    @classmethod
    def reset(cls):
        cls.count = 0

    @staticmethod
    def bump(n):
        Counter.count += n
        Counter.total *= 2


class Sub(Counter):
    pass


def entry_point(argv):
    a = Counter('a')
    b = Counter('b')
    print(a.id, b.id, Counter.count, a.count, b.count)
    s = Sub('s')
    print(s.id, Sub.count, s.count)
    Counter.bump(10)
    print(Counter.count, Counter.total, a.count, a.total)
    Counter.reset()
    print(Counter.count)
    print(Counter.names)
    Counter.names = ['new']
    print(a.names, Sub.names)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
