class Key:
    def __init__(self, n):
        self.n = n


def entry_point(argv):
    a = Key(1)
    b = Key(1)
    d = {a: 'a', b: 'b'}
    print(d[a], d[b], len(d), Key(1) in d)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
