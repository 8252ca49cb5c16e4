# Special methods called by their names, on instances and through classes.
class P:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        if not isinstance(other, P):
            return NotImplemented
        return self.x == other.x

    def __hash__(self):
        return self.x

    def __lt__(self, other):
        return self.x < other.x

    def __add__(self, other):
        return P(self.x + other.x)

    def __radd__(self, other):
        return other + self.x

    def __neg__(self):
        return P(-self.x)

    def __len__(self):
        return abs(self.x)

    def __getitem__(self, i):
        if i >= self.x:
            raise IndexError("beyond %d" % self.x)
        return self.x * 10 + i

    def __contains__(self, item):
        return item == self.x

    def __call__(self, a, b=1):
        return a * b + self.x

    def __str__(self):
        return "P(%d)" % self.x

    def __repr__(self):
        return "<P %d>" % self.x

    def __bool__(self):
        return self.x != 0

    def __iter__(self):
        return iter([self.x, self.x + 1])

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False


class Q(P):
    def __len__(self):
        return super().__len__() + 100

    def __call__(self, a, b=1):
        return -super().__call__(a, b)

    def __str__(self):
        return "Q" + super().__str__()


class Plain:
    pass


def entry_point(argv):
    a, b, c = P(1), P(2), P(1)
    print(a.__eq__(b), a.__eq__(c), a.__ne__(c), a.__ne__(b), a.__lt__(b), b.__lt__(a))
    print(a.__hash__(), a.__add__(b), a.__radd__(10), a.__neg__(), a.__len__(), a.__bool__(), P(0).__bool__())
    print(b.__getitem__(1), b.__contains__(2), b.__contains__(3), a.__call__(7), a.__call__(7, b=3))
    print(a.__str__(), a.__repr__(), list(b.__iter__()), b.__enter__().x)
    print(P.__add__(a, b), P.__len__(b), P.__eq__(a, c), P.__str__(a), P.__call__(b, 5))
    for p in [b, Q(3)]:
        print(p.__len__(), p.__call__(1), p.__str__(), p.__add__(a).__str__(), P.__len__(p))
    try:
        a.__getitem__(5)
    except IndexError as e:
        print("IndexError", e)
    a.__init__(50)
    print(a.x, len(a))
    length, call = b.__len__, Q(4).__call__
    print(length(), call(2), call(2, 2))
    plain = Plain()
    same = plain
    print(plain.__eq__(same) is True, plain.__ne__(same) is False, plain.__class__.__name__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
