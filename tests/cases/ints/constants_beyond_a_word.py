from rpython.rlib.rarithmetic import intmask, r_uint, ovfcheck, r_ulonglong

BIG = 2 ** 100
MASK = 2 ** 64 - 1


def attempt(f, n):
    try:
        print(f(n))
    except OverflowError as e:
        print("OverflowError")


def entry_point(argv):
    n = 6 + len(argv)
    print((2 ** 100) % n, BIG % n, 1267650600228229401496703205376 % n, (2 ** 70 - 1) // 10 ** 15 + n)
    print((1 << 80) // (1 << 75) + n, pow(2, 100) % n, abs(-2 ** 90) % n, (2 ** 64) // 2 ** 60, (1 << 100) >> 98)
    print(n < 2 ** 63, -n < 2 ** 63, n > -2 ** 70, n == 2 ** 80, n != 2 ** 64, 2 ** 70 < n, -n >= 2 ** 63, -n < 2 ** 64 - 1)
    print(intmask(2 ** 64 + 5), intmask(0x123456789abcdef * 0xfedcba987654321), intmask(2 ** 63), intmask(-2 ** 63 - 1))
    print(r_uint(2 ** 63) + r_uint(n), r_uint(MASK), r_uint(2 ** 64 + 3) + r_uint(1))
    print((2 ** 63) % n, (2 ** 64 - 1) % n, (2 ** 63 - 1) % n, -2 ** 63)
    print(sys_max() + 0, 2 ** 63 - n > 0, 2 ** 70 * 1.0, float(2 ** 80) / n, 2 ** 70 / 2 ** 69)
    print(str(2 ** 100), "%d" % (2 ** 90), f"{2 ** 80}", hex(2 ** 70), repr(10 ** 20))
    print(2 ** 100 == BIG, BIG > 5, bool(BIG), min(2 ** 70, 2 ** 71) % n)
    attempt(lambda n: ovfcheck(9223372036854775807 + 1) + n, n)
    attempt(lambda n: ovfcheck(3 + 4) + n, n)
    attempt(lambda n: ovfcheck(2 ** 40 * 2 ** 40) + n, n)
    print(n % (2 ** 70), (-n) // (2 ** 70), n & (2 ** 70 - 1), n & MASK)
    return 0


def sys_max():
    import sys
    return sys.maxsize
