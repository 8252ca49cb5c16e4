import sys
from rpython.rlib.rarithmetic import intmask

MIN = -sys.maxsize - 1


def entry_point(argv):
    n = len(argv)
    top = sys.maxsize - 1 + n
    low = MIN + n - 1
    print(top, low, top + low, intmask(top + n), intmask(low - n))
    print(intmask(-low), intmask(abs(low)), -top, abs(-top), ~top, ~low)
    print(intmask(low // -1), low % -1, low // 1, low % 1, low // low, low % top, top % low, top // low)
    print(low // 2, low % 2, low // 10, low % 10, low // -10, low % -10, low // top, low // 3, low % 7)
    print(low >> 1, low >> 63, low >> 64, top >> 62, top >> 63, intmask(top << 1), intmask(low << 1))
    print(low < top, low < -top, top > top - 1, low == MIN, top == sys.maxsize, low + top == -1)
    print(low & top, low | top, low ^ top, low & -1, top & 255, low | 255)
    print(float(top), float(low), float(low) == -2.0 ** 63, low / 2, top / 2)
    print(str(low), repr(top), hex(low), hex(top), bin(top), oct(low), '%d %x %o' % (low, top, top))
    print(int(str(low)), int(str(top)), int('-8000000000000000', 16), int('7' * 21, 8), int(' -9223372036854775808\n'))
    q, r = divmod(low, 10)
    print(q, r, divmod(top, -10), divmod(low, -3))
    print(low.bit_length(), top.bit_length(), low.bit_count() if False else 1)
    print(min(low, top, 0), max(low, top, 0), sorted([0, top, low, -1, 1]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
