class Descriptor:
    def __init__(self, name, size):
        self.name = name
        self.size = size

    def _freeze_(self):
        return True

    def total(self, n):
        return self.size * n


BYTE = Descriptor('byte', 1)
WORD = Descriptor('word', 8)


def bytes_for(kind, n):
    return kind.total(n)


def entry_point(argv):
    print(bytes_for(BYTE, 10), bytes_for(WORD, 10), BYTE.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
