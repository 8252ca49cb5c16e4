from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_int64, r_longlonglong
from rpython.rlib.objectmodel import specialize


@specialize.argtype(0)
def divide(a, zero):
    try:
        print(a // zero)
    except ZeroDivisionError as e:
        print('//', e)
    try:
        print(a % zero)
    except ZeroDivisionError as e:
        print('%', e)


@specialize.argtype(0)
def shifts(a):
    print([str(a << n) for n in range(0, 9, 4)], [str(a >> n) for n in range(0, 9, 4)])


def entry_point(argv):
    n = len(argv)
    divide(r_uint(5 * n), r_uint(0 * n))
    divide(r_int32(-5 * n), r_int32(0 * n))
    divide(r_uint32(5), r_uint32(n - 1))
    divide(r_int64(5), r_int64(n - 1))
    divide(r_longlonglong(5), r_longlonglong(n - 1))
    shifts(r_uint(0x123 * n))
    shifts(r_int32(-0x123 * n))
    shifts(r_uint32(0xff000000 * n))
    shifts(r_int64(-1 * n))
    shifts(r_longlonglong(1 * n) << 100)
    low = r_int32(-2147483648 * n)
    print(low // r_int32(2), low % r_int32(7), -low, abs(low), low - r_int32(1), low * r_int32(-1))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
