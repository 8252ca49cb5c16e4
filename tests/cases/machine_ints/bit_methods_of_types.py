from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_int64, r_uint64, r_longlonglong, r_uint8
from rpython.rlib.objectmodel import specialize


@specialize.argtype(0)
def show(x):
    print(str(x), x.bit_length(), hex(x), bin(x), oct(x), '%x %o' % (x, x), '{:b} {:,d}'.format(x, x))


def entry_point(argv):
    n = len(argv)
    for i in [0, 1, 5, 255, 2147483647]:
        show(r_uint(i * n))
        show(r_int32(i * n))
        show(r_uint32(i * n))
        show(r_int64(-i * n))
        show(r_uint8(i * n))
    show(r_uint(-1 * n))
    show(r_uint64(1) << 63)
    show(r_uint32(-1 * n))
    print((r_longlonglong(1) << 100 * n).bit_length(), (r_longlonglong(-1) << 100).bit_length(), r_longlonglong(-5 * n).bit_length())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
