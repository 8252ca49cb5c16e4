class V:
    def __init__(self, x):
        self.x = x

    def __neg__(self):
        return V(-self.x)

    def __pos__(self):
        return V(self.x + 1000)

    def __invert__(self):
        return V(~self.x)

    def __abs__(self):
        return V(abs(self.x))

    def __int__(self):
        return self.x

    def __float__(self):
        return self.x + 0.5

    def __index__(self):
        return self.x

    def __bool__(self):
        return self.x != 0

    def __len__(self):
        return 99

    def __hash__(self):
        return self.x * 7

    def __round__(self, n=0):
        return V(self.x * 10 + n)


def entry_point(argv):
    v = V(3)
    print((-v).x, (+v).x, (~v).x, abs(V(-5)).x, int(v), float(v))
    print(bool(v), bool(V(0)), len(v), hash(v))
    print([10, 20, 30, 40, 50][v], "abcdef"[v], list(range(10))[v:V(6)])
    print(round(v).x, round(v, 2).x)
    print(hex(v), bin(v), oct(v))
    print(not v, not V(0))
    if v:
        print("true")
    print(chr(V(65)), [0] * V(3))
    xs = [1, 2, 3, 4]
    xs[V(1)] = 9
    del xs[V(2)]
    print(xs)
    for i in range(V(2)):
        print(i)
    return 0
