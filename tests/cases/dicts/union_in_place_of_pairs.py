class Pairs:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        for i in range(self.n):
            yield str(i), i


class Mapping:
    def keys(self):
        return ["m", "n"]

    def __getitem__(self, key):
        return len(key) + 40


def entry_point(argv):
    d = {"a": 1}
    d |= [("b", 2)]
    d |= (("c", 3),)
    d |= ((k, 5) for k in "xy")
    d |= Pairs(2)
    d |= zip("pq", [7, 8])
    d |= {"a": 9}.items()
    d |= Mapping()
    print(d)
    e = d
    e |= Pairs(3)
    print(e is d, len(d))
    try:
        d |= failing()
    except ValueError as error:
        print(error, d["last"])
    return 0


def failing():
    yield "last", 1
    raise ValueError("no more")


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
