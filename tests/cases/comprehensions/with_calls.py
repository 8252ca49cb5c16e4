def double(n):
    return n + n


class Item:
    def __init__(self, n):
        self.n = n

    def value(self):
        return self.n * 3


def entry_point(argv):
    items = [Item(i) for i in range(4)]
    print([double(item.value()) for item in items])
    print([item.n for item in items if item.value() > 3])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
