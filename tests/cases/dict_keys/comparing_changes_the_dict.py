"""Where `__eq__` of a part of a key changes the dict, what is looked up is looked up anew."""


class Key:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        if TABLES:
            TABLES.pop().clear()
        return self.n == other.n

    def __hash__(self):
        return 3


class Plain:
    pass


TABLES = []


def entry_point(argv):
    for n in range(3):
        d = {(Key(1), 5): 1, (Key(2), 5): 2, (Key(n), 6): 3}
        print((Key(2), 5) in d, len(d))
        TABLES.append(d)
        print((Key(2), 5) in d, len(d))
        d[Key(n), 7] = n
        print(d.get((Key(n), 7), -1), len(d))
    plain = Plain()
    mixed = {(plain, None, 1.5): 1, (Plain(), None, 1.5): 2}
    print(mixed[plain, None, 1.5], (Plain(), None, 1.5) in mixed, len(mixed))
    functions = {(len, "a"): 1}
    print((len, "a") in functions, (len, "b") in functions)
    return 0
