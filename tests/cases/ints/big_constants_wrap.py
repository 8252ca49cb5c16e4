from rpython.rlib.rarithmetic import r_uint, intmask, r_ulonglong, r_uint32

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
SIGN = 1 << 63
TABLE = [0xcbf29ce484222325, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF]
WORDS = [intmask(n) for n in TABLE]


def splitmix(state):
    z = r_uint(state) + r_uint(GOLDEN)
    z = (z ^ (z >> 30)) * r_uint(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> 27)) * r_uint(0x94D049BB133111EB)
    return z ^ (z >> 31)


def entry_point(argv):
    n = len(argv)
    print(r_uint(MASK), intmask(MASK), intmask(GOLDEN), r_uint(SIGN), intmask(SIGN), WORDS)
    print(splitmix(0), splitmix(n), intmask(splitmix(12345 * n)))
    print(r_uint(n) & r_uint(MASK), r_uint(-n) == r_uint(MASK), r_ulonglong(SIGN) >> 63, r_uint32(MASK), r_uint(0xffffffff) << 4)
    print(-0x8000000000000000, 0x7fffffffffffffff, 0o777777777777777777777, 0b1010 * n, 1_000_000 * n, 0xdead_beef)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
