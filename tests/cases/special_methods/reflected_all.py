# Reflected operators: numbers, texts and other classes on the left.
class V:
    def __init__(self, x):
        self.x = x

    def __radd__(self, other):
        return "%d radd %d" % (other, self.x)

    def __rsub__(self, other):
        return "%d rsub %d" % (other, self.x)

    def __rmul__(self, other):
        return "%d rmul %d" % (other, self.x)

    def __rtruediv__(self, other):
        return "%d rtruediv %d" % (other, self.x)

    def __rfloordiv__(self, other):
        return "%d rfloordiv %d" % (other, self.x)

    def __rmod__(self, other):
        return "%d rmod %d" % (other, self.x)

    def __rpow__(self, other):
        return "%d rpow %d" % (other, self.x)

    def __rlshift__(self, other):
        return "%d rlshift %d" % (other, self.x)

    def __rrshift__(self, other):
        return "%d rrshift %d" % (other, self.x)

    def __rand__(self, other):
        return "%d rand %d" % (other, self.x)

    def __ror__(self, other):
        return "%d ror %d" % (other, self.x)

    def __rxor__(self, other):
        return "%d rxor %d" % (other, self.x)

    def __rdivmod__(self, other):
        return (other // self.x, "rdivmod")

    def __gt__(self, other):
        return self.x > other

    def __le__(self, other):
        return self.x <= other


class Left:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        if isinstance(other, Right):
            return NotImplemented
        return "left add"

    def __sub__(self, other):
        return "left sub %d" % other.n

    def __eq__(self, other):
        return NotImplemented

    def __lt__(self, other):
        return NotImplemented


class Right:
    def __init__(self, n):
        self.n = n

    def __radd__(self, other):
        return "right radd %d %d" % (other.n, self.n)

    def __rsub__(self, other):
        return "never"

    def __eq__(self, other):
        return self.n == other.n

    def __gt__(self, other):
        return self.n > other.n


def entry_point(argv):
    v = V(3)
    print(7 + v, "|", 7 - v, "|", 7 * v, "|", 7 / v, "|", 7 // v, "|", 7 % v)
    print(7 ** v, "|", 7 << v, "|", 7 >> v, "|", 7 & v, "|", 7 | v, "|", 7 ^ v, "|", divmod(7, v))
    print(2 < v, 5 < v, 3 >= v, 2 >= v)
    left, right = Left(1), Right(1)
    print(left + right, "|", left - right, "|", left + left)
    print(left == right, left == Right(2), left < right, left < Right(5), left != right)
    try:
        print(left < Left(2))
    except TypeError as e:
        print("TypeError:", e)
    print(left == left, left == Left(1))
    total = 10
    total += v
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
