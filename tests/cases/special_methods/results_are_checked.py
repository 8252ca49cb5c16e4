class Bag:
    def __init__(self, counts):
        self.counts = counts

    def __contains__(self, key):
        return self.counts.get(key, 0)


class Texts:
    def __init__(self, texts):
        self.texts = texts

    def __contains__(self, key):
        for t in self.texts:
            if t == key:
                return t
        return None


class Odd:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


class Full:
    def __len__(self):
        return True


class Sub(Odd):
    def __bool__(self):
        return self.n > 5


class Hashed:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return self.n

    def __eq__(self, other):
        return isinstance(other, Hashed) and self.n == other.n


class Shown:
    def __init__(self, text):
        self.text = text

    def __str__(self):
        return self.text

    def __repr__(self):
        return self.text

    def __format__(self, spec):
        return self.text


class Number:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n

    def __int__(self):
        return self.n

    def __float__(self):
        if self.n is None:
            return None
        return self.n * 1.5


class Counted:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return Number(self.n)


class Chain:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        if len(self.items) == 0:
            return None
        return Steps(self.items)


class Steps:
    def __init__(self, items):
        self.items = items
        self.at = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.at == len(self.items):
            raise StopIteration
        self.at += 1
        return self.items[self.at - 1]


def attempt(f, x):
    try:
        print(f(x))
    except TypeError as e:
        print("TypeError", e)
    except ValueError as e:
        print("ValueError", e)


def maybe_text(n):
    return None if n % 2 else "text"


def entry_point(argv):
    bag = Bag({"a": 4, "b": 0})
    for key in ["a", "b", "c"]:
        print(key in bag, (key in bag) == True, key not in bag)
    texts = Texts(["", "x"])
    for key in ["", "x", "y"]:
        print(key in texts, key not in texts)
    for n in [2, 0, -1]:
        try:
            print(len(Odd(n)), bool(Odd(n)))
        except ValueError as e:
            print("ValueError", e)
        try:
            print(not Odd(n))
        except ValueError as e:
            print("ValueError", e)
    print(len(Full()), bool(Full()), len(Counted(3)), bool(Counted(0)))
    for odd in [Odd(3), Sub(7), Sub(-3), Odd(-7)]:
        try:
            print("yes" if odd else "no")
        except ValueError as e:
            print("ValueError", e)
    maybe = Odd(-1) if len(argv) else None
    try:
        if maybe:
            print("maybe")
    except ValueError as e:
        print("ValueError", e)
    print(hash(Hashed(-1)), hash(Hashed(5)), Hashed(-1) in {Hashed(-1): 1}, hash((Hashed(-1),)) == hash((Hashed(-2),)))
    for n in [0, 1]:
        s = Shown(maybe_text(n))
        attempt(lambda x: str(x), s)
        attempt(lambda x: repr(x), s)
        attempt(lambda x: f"{x}", s)
        attempt(lambda x: f"{x:>5}", s)
        attempt(lambda x: "%s" % x, s)
        attempt(lambda x: str([x]), s)
    for n in [2, None]:
        x = Number(n)
        attempt(lambda x: [1, 2, 3][x], x)
        attempt(lambda x: int(x), x)
        attempt(lambda x: len(range(x)), x)
    print(float(Number(2)))
    attempt(lambda x: len(list(x)), Chain([1, 2]))
    attempt(lambda x: len(list(x)), Chain([]))
    attempt(lambda x: sum(x), Chain([1, 2]))
    # called by name they give what they give
    print(Odd(-1).__len__(), bag.__contains__("a"), Hashed(-1).__hash__())
    return 0
