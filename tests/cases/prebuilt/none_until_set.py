class Registry:
    def __init__(self):
        self.current = None


class Entry:
    def __init__(self, n):
        self.n = n


REGISTRY = Registry()


def entry_point(argv):
    print(REGISTRY.current is None)
    REGISTRY.current = Entry(5)
    print(REGISTRY.current.n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
