class P:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return isinstance(other, P) and self.x == other.x

    def __hash__(self):
        return hash(self.x)

    def __repr__(self):
        return "P(%d)" % self.x


def entry_point(argv):
    xs = [P(3), P(1), P(4), P(1), P(5)]
    print(xs.index(P(4)), xs.count(P(1)), xs.count(P(9)), P(5) in xs, P(6) in xs)
    print(xs.index(P(1), 2), xs.index(P(1), 0, 3), xs.index(P(5), -1))
    xs.remove(P(1))
    print(xs)
    try:
        xs.remove(P(77))
    except ValueError as e:
        print("ValueError", e)
    try:
        xs.index(P(77))
    except ValueError as e:
        print("ValueError", e)
    ys = [P(3), P(4), P(1), P(5)]
    print(xs == ys, xs != ys, [xs] == [ys], (xs, 1) == (ys, 1), [(P(1), "a")] == [(P(1), "a")])
    ys.append(P(0))
    print(xs == ys, ys == xs)
    print(P(4) in (P(1), P(4)), P(8) in (P(1), P(4)), (P(1), P(4)) == (P(1), P(4)))
    print({"a": P(1)} == {"a": P(1)}, {"a": P(1)} == {"a": P(2)})
    nested = [[P(1)], [P(2), P(3)]]
    print([P(2), P(3)] in nested, nested.index([P(1)]), nested.count([P(7)]))
    return 0
