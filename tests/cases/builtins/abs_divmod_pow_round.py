class Interval(object):
    def __init__(self, lo, hi):
        self.lo = lo
        self.hi = hi

    def __abs__(self):
        return self.hi - self.lo

    def __len__(self):
        return 2

    def __int__(self):
        return self.lo

    def __float__(self):
        return self.lo + 0.5


def entry_point(argv):
    n = len(argv)
    i = Interval(3 * n, 10)
    print(abs(i), len(i), int(i), float(i), abs(-5 * n), abs(-2.5), abs(True), bool(i))
    print(divmod(17, 5), divmod(-17, 5), divmod(17.5, -5), pow(2, 10), pow(2, -1), pow(2.0, 3), pow(7, 2, 5), round(2.5), round(3.14159, 2), round(1234, -2))
    print(bin(10), oct(8), hex(255), chr(97), ord('b'), min(3, 1, 2), max('a', 'c', 'b'), sum([1, 2, 3]), sum([0.5, 0.5], 1), len('\u00e9\u00e8'), hash('x') == hash('x' * n))
    print(int('7f', 16), int('-0b11', 0), float('1e3'), str(1.0), repr('q'), bool([]), list('ab'), tuple((1, 2)), dict([('a', 1)]), set([1, 1]), list(range(5, 0, -2)), slice(1, 2).start)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
