class It:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        print("iter of It")
        return Walk(self.n)


class Walk:
    def __init__(self, n):
        self.n = n
        self.i = 0

    def __iter__(self):
        print("iter of Walk")
        return self

    def __next__(self):
        if self.i >= self.n:
            print("end")
            raise StopIteration
        self.i += 1
        print("next", self.i)
        return self.i


def entry_point(argv):
    first, *rest = It(4)
    print(first, rest)
    a, b = It(2)
    print(a, b)
    try:
        a, b = It(3)
    except ValueError as e:
        print(e)
    try:
        a, b = It(1)
    except ValueError as e:
        print(e)
    try:
        a, *b, c = It(1)
    except ValueError as e:
        print(e)
    a, *b, c = It(5)
    print(a, b, c)
    print([*It(2), *It(1)])
    print((*It(2), 9))
    print(max(It(3)))
    print(list(It(2)), tuple(It(2)), set(It(1)))
    x = [0]
    x.extend(It(2))
    x[1:2] = It(2)
    x += It(1)
    print(x)
    print(list(zip(It(2), It(1))))
    print(list(map(str, It(1))))
    print(list(enumerate(It(1))))
    print(2 in It(3))
    print(sorted(It(2)))
    print(dict.fromkeys(It(1)))
    for q in It(1):
        print(q)
    print([q for q in It(1)])
    print(list(q for q in It(1)))
    *w, = It(2)
    print(w)
    print(sum(It(2)))
    print(any(It(2)))
    print(next(iter(It(2))))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
