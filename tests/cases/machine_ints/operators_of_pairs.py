from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_int64, r_longlonglong, r_int16, r_uint8
from rpython.rlib.objectmodel import specialize


@specialize.argtype(0, 1)
def table(a, b):
    print(a + b, a - b, a * b, a & b, a | b, a ^ b, a == b, a != b, a < b, a <= b, a > b, a >= b)
    if b != 0:
        print(a // b, a % b)


@specialize.argtype(0)
def unary(a):
    print(-a, +a, ~a, abs(a), bool(a), float(a), str(a), '%d' % a, a << 3, a >> 2)


def entry_point(argv):
    n = len(argv)
    for i in [7 * n, -7, 0, 100]:
        for j in [3 * n, -3, 1]:
            print('--', i, j)
            table(r_int32(i), r_int32(j))
            table(r_uint32(i), r_uint32(j))
            table(r_uint(i), r_uint(j))
            table(r_int64(i), r_int64(j))
            table(r_longlonglong(i), r_longlonglong(j))
            table(r_int16(i), r_int16(j))
            table(r_uint8(i), r_uint8(j))
            table(r_int32(i), j)
            table(i, r_int32(j))
            table(r_int64(i), r_int32(j))
            table(r_int16(i), r_int32(j))
            table(r_uint8(i), r_uint32(j))
            table(r_uint32(i), r_uint(j))
            table(r_uint(i), r_uint8(j))
        unary(r_int32(i))
        unary(r_uint32(i))
        unary(r_uint(i))
        unary(r_int64(i))
        unary(r_int16(i))
        unary(r_uint8(i))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
