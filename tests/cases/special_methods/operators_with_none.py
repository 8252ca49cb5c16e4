"""Operators of objects with None: the method is asked."""


class P:
    def __init__(self, x):
        self.x = x

    def __add__(self, o):
        if o is None:
            return P(self.x)
        if isinstance(o, P):
            return P(self.x + o.x)
        return NotImplemented

    def __radd__(self, o):
        if o is None:
            return P(-self.x)
        return NotImplemented

    def __lt__(self, o):
        if o is None:
            return True
        if isinstance(o, P):
            return self.x < o.x
        return NotImplemented

    def __gt__(self, o):
        if o is None:
            return False
        if isinstance(o, P):
            return self.x > o.x
        return NotImplemented


class Q:
    """Does not know None."""

    def __init__(self, x):
        self.x = x

    def __sub__(self, o):
        if isinstance(o, Q):
            return Q(self.x - o.x)
        return NotImplemented

    def __le__(self, o):
        if isinstance(o, Q):
            return self.x <= o.x
        return NotImplemented


class R:
    """Does not ask."""

    def __init__(self, x):
        self.x = x

    def __mul__(self, o):
        return R(self.x * o.x)

    def __ge__(self, o):
        return self.x >= o.x


def p(k):
    return P(k) if k else None


def q(k):
    return Q(k) if k else None


def r(k):
    return R(k) if k else None


def entry_point(argv):
    print((P(1) + None).x, (P(1) + P(4)).x, P(1) < None, P(1) > None, (None + P(5)).x, None > P(1), None < P(1))
    for k in range(3):
        print((P(1) + p(k)).x, P(1) < p(k), P(1) > p(k), end=" ")
        print((p(k) + P(7)).x)
    for k in range(2):
        try:
            print((Q(9) - q(k)).x)
        except TypeError as e:
            print(e)
        try:
            print(Q(9) <= q(k))
        except TypeError as e:
            print(e)
        try:
            print((q(k) - Q(2)).x)
        except TypeError as e:
            print(e)
        try:
            print((R(9) * r(k)).x)
        except AttributeError as e:
            print("AttributeError")
        try:
            print(R(9) >= r(k))
        except AttributeError as e:
            print("AttributeError")
        try:
            print(p(k) + p(0) is None)
        except TypeError as e:
            print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
