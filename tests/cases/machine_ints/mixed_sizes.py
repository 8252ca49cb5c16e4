from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_int64, r_uint64, r_longlong, r_ulonglong, intmask


def entry_point(argv):
    n = len(argv)
    a = r_int32(-5 * n)
    b = r_uint32(7 * n)
    c = r_uint(11 * n)
    print(a + b, b + a, a * b, a & b, a - b)
    print(b + c, c - b, b * c, c // b, c % b)
    print(a + n, n + a, a * n, a - 10, 10 - a, b + n, 3 * b, a // 2, a % 3)
    print(r_int64(a) + n, r_int64(b), r_uint64(c) + r_uint64(n), r_longlong(n) << 40, r_ulonglong(-n))
    print(r_uint(b), r_uint(a), r_int32(c), r_uint32(a), r_int32(b), r_uint32(c), r_uint32(1 << 35))
    print(r_longlong(-1) + r_longlong(n), r_int64(1) << 62, r_uint64(1) << 63, r_ulonglong(3) * r_ulonglong(-1))
    print(a < r_int32(0), b > r_uint32(3), c == r_uint(11), r_int32(5) == 5, r_uint32(-1) == 4294967295)
    print(intmask(r_uint64(-n)), intmask(a), intmask(b) - 8)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
