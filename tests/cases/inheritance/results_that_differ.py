# Overrides and functions of a table that give `None`, tuples of other lengths, or a bool.
class Finder:
    def find(self, n):
        return n

    def pair(self, n):
        return (n, "one")

    def all(self):
        return (1,)

    def ratio(self):
        return 0.5


class Nothing(Finder):
    def find(self, n):
        return None

    def pair(self, n):
        return None

    def all(self):
        return (1, 2)

    def ratio(self):
        return None


class Test(Finder):
    def find(self, n):
        return int(n > 3)

    def all(self):
        return ()


class Maybe(Finder):
    def find(self, n):
        if n % 2:
            return None
        return -n

    def pair(self, n):
        if n > 3:
            return (n * 10, "ten")
        return None

    def ratio(self):
        return 2.0


def one(x):
    return x + 1


def none(x):
    return None


TABLE = [one, none]


def entry_point(argv):
    for finder in [Finder(), Nothing(), Maybe()]:
        for n in [2, 5]:
            found = finder.find(n)
            print(found, found is None, 0 if found is None else found + 1)
            pair = finder.pair(n)
            if pair is not None:
                print(pair[0], pair[1], pair)
            else:
                print("no pair")
        ratio = finder.ratio()
        print(ratio, -1.0 if ratio is None else ratio * 2)
    for finder in [Finder(), Nothing(), Test()]:
        items = finder.all()
        print(items, len(items), sum(items))
    print(Test().find(4), Test().pair(4))
    for f in TABLE:
        print(f(1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
