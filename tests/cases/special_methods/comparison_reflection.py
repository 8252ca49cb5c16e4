class A:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        print("A.lt")
        return self.n < other.n

    def __le__(self, other):
        print("A.le")
        return self.n <= other.n


class B:
    def __init__(self, n):
        self.n = n


class C(A):
    def __gt__(self, other):
        print("C.gt")
        return self.n > other.n


def entry_point(argv):
    a = A(1)
    b = B(2)
    c = C(3)
    print(a < b, a <= b)
    print(b > a, b >= a)
    print(a > A(0), a >= A(7))
    print(a < c, c < a, c > a, a > c)
    try:
        print(sorted([a, None])[0] is a)
    except TypeError as e:
        print("TypeError", e)
    return 0
