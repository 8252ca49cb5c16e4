class Record:
    def __init__(self):
        self.count = 0
        self.total = 0

    def __setattr__(self, name, value):
        print("set", name, value)
        object.__setattr__(self, name, value * 2)


class Quiet(Record):
    def __setattr__(self, name, value):
        super().__setattr__(name, value + 1)


def entry_point(argv):
    r = Record()
    r.count = 5
    r.total += 3
    print(r.count, r.total)
    q = Quiet()
    q.count = 1
    print(q.count, q.total)
    return 0
