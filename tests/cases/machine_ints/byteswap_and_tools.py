from rpython.rlib.rarithmetic import (byteswap, r_uint, r_int32, r_uint32, r_int16, r_uint16, r_int64, int_between, int_c_div, int_c_mod, int_force_ge_zero,
                                      uint_mul_high, mulmod, intmask, r_singlefloat)


def entry_point(argv):
    n = len(argv)
    print(byteswap(n), byteswap(byteswap(123456789 * n)), byteswap(r_int16(0x1234 * n)), byteswap(r_uint16(0xff00 * n)), byteswap(r_int32(1 * n)), byteswap(r_uint32(0x01020304 * n)))
    print(byteswap(r_uint(1)), byteswap(r_int64(-2 * n)))
    x = 2.3 * n
    print(byteswap(x), byteswap(byteswap(x)) == x, float(byteswap(r_singlefloat(x))), float(byteswap(byteswap(r_singlefloat(2.5 * n)))))
    for m in [-1, 0, 3, 5, 6]:
        print(int_between(0, m * n, 5), end=' ')
    print()
    for a, b in [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, 5)]:
        print(int_c_div(a * n, b), int_c_mod(a * n, b), a // b, a % b, end=' ; ')
    print()
    print(int_force_ge_zero(-5 * n), int_force_ge_zero(5 * n), uint_mul_high(r_uint(-1 * n), r_uint(-1)), uint_mul_high(r_uint(1 << 40), r_uint(1 << 30)))
    print(mulmod(9223372036854775807 * n, 9223372036854775806, 1000000007), mulmod(3, 4, 5 * n), intmask(r_uint(7) * r_uint(-1 * n)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
