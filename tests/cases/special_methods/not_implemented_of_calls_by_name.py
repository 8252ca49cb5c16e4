# Special methods called by name, which may give NotImplemented: as a condition it is true, what is done with it else raises.
class W:
    def __init__(self, n):
        self.n = n
    def __lt__(self, o):
        if not isinstance(o, W):
            return NotImplemented
        return self.n < o.n
    def __eq__(self, o):
        if not isinstance(o, W):
            return NotImplemented
        return self.n == o.n
    def __ne__(self, o):
        return not self.__eq__(o)
    def __add__(self, o):
        if isinstance(o, W):
            return W(self.n + o.n)
        return NotImplemented


class V(W):
    def __eq__(self, o):
        return super().__eq__(o) and (not isinstance(o, W) or o.n > 0)
    def __lt__(self, o):
        return W.__lt__(self, o)


def same(a, b):
    return a.__eq__(b)


def same2(a, b):
    try:
        return a.__eq__(b)
    except:
        return False

class Money:
    """What its methods ask of each other has a name of its own."""

    def __init__(self, n):
        self.n = n

    def order(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return self.n - other.n

    def __lt__(self, other):
        order = self.order(other)
        if order is NotImplemented:
            return order
        return order < 0

    def __le__(self, other):
        return self.order(other) <= 0

    def __eq__(self, other):
        return self.order(other) == 0 if isinstance(other, Money) else NotImplemented


def compare(a, b):
    try:
        return a <= b
    except TypeError:
        return None


def first(a, b):
    """Asks, in a loop, what may raise."""
    count = 0
    for x in [a, b]:
        try:
            count += x.__add__(b).n
        except (TypeError, AttributeError) as e:
            count += 100
        finally:
            count += 1000
    return count


def entry_point(argv):
    a, b = W(1), W(2)
    if a.__lt__(b):
        print("less")
    if a.__eq__("x"):
        print("truth of NotImplemented")
    print(a != "x", a != b)
    print(V(1) == V(1), V(1) < V(2))
    print("x" if not a.__lt__(3) else "y")
    r = a.__lt__(5)
    if r is NotImplemented:
        print("is")
    try:
        t = a.__add__("a").n
        print(t)
    except (TypeError, AttributeError):
        print("TypeError")
    try:
        q = W.__eq__(a, "b") + 1
        print(q)
    except:
        print("any")
    print(a.__add__(b).n, bool(a.__eq__(b)), bool(a.__eq__(1)))
    if same(a, 1): print(1)
    if same2(a, 1): print(2)
    if same(a, b): print(3)
    print(Money(1) < Money(2), Money(1) <= Money(1), Money(1) == Money(2), Money(1) == "a", Money(1) != "a")
    print(compare(Money(1), Money(2)), compare(Money(1), 2))
    print(first(W(1), W(2)))
    a.__eq__("nothing is done with it")
    print(bool(object().__eq__(a)), a.__gt__(b) is NotImplemented)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
