class K:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, K) and self.n == other.n


class H(K):
    def __hash__(self):
        return self.n


def entry_point(argv):
    a = H(1)
    b = H(1)
    print(a == b, hash(a) == hash(b), a is b)
    d = {a: "one"}
    print(d[b], H(2) in d, len({a, b, H(3)}))
    print(K(1) == K(1), K(1) == H(1), K(1) != K(2))
    return 0
