from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_int64, r_longlong
from rpython.rlib.objectmodel import specialize


@specialize.argtype(0, 1)
def mixed(a, b):
    print(a + b, a - b, b - a, a * b, a / b, a < b, a <= b, a == b, a != b, a > b, a >= b)


def entry_point(argv):
    one = len(argv)
    for x in [2.5 * one, -0.5, 7.0]:
        mixed(r_uint(7 * one), x)
        mixed(r_int32(-7 * one), x)
        mixed(r_uint32(7), x)
        mixed(r_int64(1 << 40), x)
    print(float(r_uint(-1 * one)), float(r_int32(-1 * one)), r_uint(3 * one) / r_uint(2), r_int32(7 * one) / 2, 7 / r_uint32(2 * one))
    t = one == 1
    print(r_int32(5 * one) + t, r_uint(5) + t, r_uint(5 * one) * True, r_int32(5) - True, r_int32(1) == t, r_uint(0) == (not t))
    print(max(r_int32(3 * one), r_int32(5)), min(r_uint(3 * one), r_uint(2)), abs(r_int32(-9 * one)), divmod(r_int32(-7 * one), r_int32(2)), divmod(r_uint(7 * one), r_uint(2)))
    print(r_longlong(7 * one) // 2, r_longlong(-7 * one) % 4, bool(r_uint(0 * one)), bool(r_int32(one)), not r_uint32(one), [10, 20, 30][r_int32(1 * one)], 'abc'[r_uint(2 * one)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
