from rpython.rlib.rarithmetic import r_uint, r_int32, r_uint32, r_longlonglong, intmask


def entry_point(argv):
    n = len(argv)
    for x in [r_uint(0), r_uint(n), r_uint(255), r_uint(-1), r_uint(1) << 63]:
        print(x, str(x), '%d' % x, f'{x}', f'{x:x}', f'{x:#o}', f'{x:,}', f'{x:>25}', hex(x), bin(x), oct(x))
        print('%x %X %o %5d|%-5d|%05d' % (x, x, x, x, x, x))
        print(repr(x), [x], (x, x), {x: x})
    y = r_uint32(-n)
    print(y, repr(y), hex(y), f'{y:_}', '%s %r' % (y, y), [r_int32(-n), r_int32(5)])
    z = r_longlonglong(n) << 100
    print(z, -z, repr(z), str(z * 10 + 7), '%d' % z)
    print(r_uint('123'), r_uint(12.75), r_int32(-3.5), r_uint(True))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
