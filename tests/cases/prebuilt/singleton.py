class Nil:
    def size(self):
        return 0


class Cons(Nil):
    def __init__(self, rest):
        self.rest = rest

    def size(self):
        return 1 + self.rest.size()


NIL = Nil()


def entry_point(argv):
    items = NIL
    for _ in range(4):
        items = Cons(items)
    print(items.size(), items is NIL, NIL.size())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
