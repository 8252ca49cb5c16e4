from rpython.rlib.rarithmetic import (r_uint, r_int, widen, intmask, int_between, int_force_ge_zero, int_c_div, int_c_mod,
                                      highest_bit, is_valid_int, LONG_BIT, maxint, most_neg_value_of_same_type,
                                      most_pos_value_of_same_type, uint_mul_high, mulmod, r_int32, r_uint32, byteswap)


def entry_point(argv):
    n = len(argv)
    print(LONG_BIT, maxint, LONG_BIT // 8)
    print([int_between(0, i, 5) for i in range(-2, 8)], int_between(n, n, n), int_between(-5, -n, 0))
    print(int_force_ge_zero(5 * n), int_force_ge_zero(-5 * n), int_force_ge_zero(0))
    for a in [7, -7]:
        for b in [2, -2]:
            print(a, b, int_c_div(a * n, b), int_c_mod(a * n, b), a // b, a % b)
    print([highest_bit(1 << i) for i in range(0, 63, 7)], highest_bit(n))
    print(is_valid_int(n), is_valid_int(True), r_int(n) + 5, widen(r_int32(-n)), widen(n))
    print(most_neg_value_of_same_type(n), most_pos_value_of_same_type(n), most_neg_value_of_same_type(r_int32(n)), most_pos_value_of_same_type(r_uint32(n)), most_pos_value_of_same_type(r_uint(n)), most_neg_value_of_same_type(r_uint(n)))
    print(uint_mul_high(r_uint(-n), r_uint(-n)), uint_mul_high(r_uint(1) << 40, r_uint(1) << 40), uint_mul_high(r_uint(3), r_uint(5)))
    print(mulmod(123456789012345678 * n, 987654321098765432, 1000000007), mulmod(5 * n, 7, 9))
    print(byteswap(0x0102030405060708 * n), byteswap(n), byteswap(r_uint32(0x01020304)), byteswap(r_uint(n)), byteswap(-2 * n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
