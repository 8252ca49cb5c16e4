class Heap:
    def __init__(self):
        self.items = []

    def push(self, key, name):
        self.items.append((key, name))
        i = len(self.items) - 1
        while i > 0:
            parent = (i - 1) // 2
            if self.items[parent][0] <= self.items[i][0]:
                break
            self.items[parent], self.items[i] = self.items[i], self.items[parent]
            i = parent

    def pop(self):
        top = self.items[0]
        last = self.items.pop()
        if self.items:
            self.items[0] = last
            i = 0
            while True:
                child = 2 * i + 1
                if child >= len(self.items):
                    break
                if child + 1 < len(self.items) and self.items[child + 1][0] < self.items[child][0]:
                    child += 1
                if self.items[i][0] <= self.items[child][0]:
                    break
                self.items[child], self.items[i] = self.items[i], self.items[child]
                i = child
        return top


def entry_point(argv):
    heap = Heap()
    for key, name in [(5, 'e'), (1, 'a'), (4, 'd'), (2, 'b'), (3, 'c')]:
        heap.push(key, name)
    while heap.items:
        key, name = heap.pop()
        print(key, name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
