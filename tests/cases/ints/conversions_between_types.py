class Number:
    def __init__(self, n):
        self.n = n

    def __int__(self):
        return self.n * 2

    def __index__(self):
        return self.n

    def __float__(self):
        return self.n / 2


def entry_point(argv):
    n = len(argv)
    print(int('42') + n, int(3.99 * n), int(-3.99 * n), int(True), int(n), int('-0b11', 0) if False else int('-11', 2), int(b'17'), int(bytearray(b' 18 ')), int('0o17', 8), int('z', 36))
    x = Number(7)
    print(int(x), float(x), [10, 20, 30, 40, 50, 60, 70, 80][x], list(range(x))[-1], hex(x), chr(Number(65)), 'ab' * 2)
    print(str(n), float(n), bool(n), chr(n + 64), ord('a') + n, complex_free(n), repr(n), '%s' % n, bytes([n, n + 1]), list(str(12345 * n)), [int(c) for c in '907'])
    print(float('1e3'), float(n) / 3, int(float(2 ** 53) * n), int(1e18 * n), float(9007199254740993 * n), int(str(n) * 5), int('1' + '0' * 17))
    print(int.from_bytes(b'\x01\x00', 'big'), (258 * n).to_bytes(2, 'little'), int(' 12\n'), int('+5'), int('-5'), abs(int('-7')), round(2.5 * n), round(-0.5 * n), round(n))
    return 0


def complex_free(n):
    return (n, float(n), str(n))

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
