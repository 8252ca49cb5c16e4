class V:
    def __init__(self, n):
        self.n = n

    def __lt__(self, o):
        print('lt', self.n, o.n)
        return self.n < o.n

    def __bool__(self):
        return self.n != 0


def entry_point(argv):
    n = len(argv)
    print(0 < n < 2, 0 < n < 1, 3 > n == 1, n < 2 in [2, 3], 1 <= n <= 1 <= 2 != 3)
    a, b, c = V(n), V(2), V(0)
    print(a < b < c, c < a < b)
    print(not a, not c, (a or b) is a, (c or b) is b, (a and c) is c, (c and a) is c)
    print(n and 5, n - 1 and 5, n or 7, n - 1 or 7, '' or 'x', 'y' and 'z')
    print(not n > 0 or n == 1 and not n == 2)
    x = n > 0 and n < 5
    y = n > 3 or n < 0
    print(x, y, x and not y, not (x or y), x != y, x ^ y, x & y, x | y)
    print(n == 1 == True, (n == 1) is True, [] or [n], bool([]), bool([0]), bool(''), bool(0.0))
    if not (n == 1 or n // 0):
        print('no')
    elif n == 1 and (n == 2 or n == 1):
        print('yes')
    print('a' < 'b' < 'c', 'a' if n else 'b', ('x' if n > 5 else 'y') if n else 'z')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
