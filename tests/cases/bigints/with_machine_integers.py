from rpython.rlib.rbigint import rbigint
from rpython.rlib.rarithmetic import r_uint, r_int32, r_ulonglong, r_longlonglong, intmask
import sys


def entry_point(argv):
    n = len(argv)
    big = rbigint.fromdecimalstr('-123456789012345678901234567890')
    for i in [0, 1, -1, 10 * n, -7, sys.maxsize, -sys.maxsize - 1]:
        print(i, big.int_add(i).str(), big.int_sub(i).str(), big.int_mul(i).str(), big.int_rsub(i).str(), big.int_and_(i).str(), big.int_or_(i).str(), big.int_xor(i).str())
        print(big.int_eq(i), big.int_ne(i), big.int_lt(i), big.int_le(i), big.int_gt(i), big.int_ge(i), rbigint.fromint(i).int_eq(i), rbigint.fromint(i).toint() == i)
        try:
            print(big.int_floordiv(i).str(), big.int_mod(i).str(), big.int_divmod(i)[0].str(), big.int_mod_int_result(i))
        except ZeroDivisionError:
            print('ZeroDivisionError')
    print(rbigint.fromint(3).int_pow(50 * n).str(), rbigint.fromint(-2).int_pow(63).str(), rbigint.fromint(3).int_pow(200, rbigint.fromint(1000007)).str())
    print(rbigint.fromrarith_int(r_uint(-1 * n)).str(), rbigint.fromrarith_int(r_int32(-5 * n)).str(), rbigint.fromrarith_int(r_ulonglong(1 << 63)).str())
    print(rbigint.frombool(n == 1).str(), rbigint.frombool(n != 1).str(), rbigint.fromint(n).tobool())
    print(rbigint.fromfloat(1e25 * n).str(), rbigint.fromfloat(-2.75 * n).str(), rbigint.fromfloat(0.5).str(), rbigint.fromdecimalstr('1' + '0' * 30).tofloat())
    top = rbigint.fromint(sys.maxsize)
    for b in [top, top.int_add(1), top.neg(), top.neg().int_sub(1), top.neg().int_sub(2), big]:
        line = [b.str(), str(b.fits_int())]
        try:
            line.append(str(b.toint()))
        except OverflowError:
            line.append('toint ovf')
        try:
            line.append(str(b.touint()))
        except ValueError:
            line.append('touint negative')
        except OverflowError:
            line.append('touint ovf')
        line.append(str(b.uintmask()))
        line.append(str(b.ulonglongmask()))
        print(' '.join(line))
    print(big.abs_rshift_and_mask(r_ulonglong(20), 1023), rbigint.from_list_n_bits([1, 2, 3], 31).str(), '%.6f' % big.neg().log(0.0), '%.6f' % big.neg().log(10.0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
