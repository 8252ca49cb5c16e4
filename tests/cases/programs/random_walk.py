class Random:
    def __init__(self, seed):
        self.state = seed

    def next(self, limit):
        self.state = (self.state * 1103515245 + 12345) & 0x7fffffff
        return (self.state >> 16) % limit


def entry_point(argv):
    r = Random(42)
    x = y = 0
    for _ in range(1000):
        direction = r.next(4)
        if direction == 0:
            x += 1
        elif direction == 1:
            x -= 1
        elif direction == 2:
            y += 1
        else:
            y -= 1
    print(x, y)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
