class Plain:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def apply(self, f):
        return False


class Shown:
    def __init__(self, text, table, names):
        self.text = text
        self.table = table
        self.names = names


class Bound(Plain):
    def __init__(self, a, b):
        super().__init__(a, b)

    def apply(self, f):
        print('called', Shown('a b'.split()[f(2) % 2], {}, set()).text)
        f = lambda x: f(0)
        return False


class Deep(Plain):
    def apply(self, f):
        if f(1) > 100:
            return True
        # The function that it captures is the one that it becomes.
        f = lambda x: 200 if x == 0 else f(x - 1)
        return f(3) > 100


def run(*rest):
    made = Bound([], b'').apply(lambda a: len(rest))
    return '' if made else 'no'


def entry_point(argv):
    print(run([], [], []), run([], []))
    if Plain([], b'').apply(lambda a: 0):
        pass
    print(Deep([], b'').apply(lambda a: a), Deep([], b'').apply(lambda a: a + 100))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
