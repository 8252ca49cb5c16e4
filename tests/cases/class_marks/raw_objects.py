# Objects of classes with `_alloc_flavor_ = "raw"` are freed by the program.
from rpython.rlib.objectmodel import free_non_gc_object


class Chunk(object):
    _alloc_flavor_ = "raw"
    count = 0

    def __init__(self, size, prev):
        self.size = size
        self.prev = prev

    def total(self):
        result = 0
        chunk = self
        while chunk is not None:
            result += chunk.weight()
            chunk = chunk.prev
        return result

    def weight(self):
        return self.size


class Heavy(Chunk):
    def __init__(self, size, prev, factor):
        Chunk.__init__(self, size, prev)
        self.factor = factor
        self.log = []

    def weight(self):
        self.log.append(self.size)
        return self.size * self.factor


class Counter(object):
    def __init__(self):
        self.freed = 0

    def free_all(self, chunk):
        while chunk is not None:
            prev = chunk.prev
            free_non_gc_object(chunk)
            self.freed += 1
            chunk = prev


def build(n):
    top = None
    for i in range(n):
        if i % 3 == 2:
            top = Heavy(i, top, 10)
        else:
            top = Chunk(i, top)
    return top


def entry_point(argv):
    counter = Counter()
    for n in [0, 1, 2, 50]:
        top = build(n)
        if top is not None:
            print(n, top.total(), isinstance(top, Heavy))
        counter.free_all(top)
    print(counter.freed)
    for i in range(3000):
        chunk = Heavy(i, None, 2)
        counter.freed += chunk.weight() % 7
        free_non_gc_object(chunk)
    print(counter.freed)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
