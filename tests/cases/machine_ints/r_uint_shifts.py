from rpython.rlib.rarithmetic import r_uint, intmask


def entry_point(argv):
    one = len(argv)
    top = r_uint(one) << 63
    print(top, top >> 63, top >> 1, top >> 64, top >> 100, top << 1, top << 64)
    x = r_uint(0x0123456789abcdef)
    for n in [0, 1, 4, 31, 32, 33, 60, 63, 64, 65]:
        print(n, x << n, x >> n)
    x <<= 8
    x >>= 4
    print(x, intmask(x))
    rotated = (x << 13) | (x >> (64 - 13))
    print(rotated, (top | r_uint(1)) >> one)
    try:
        print(x >> -one)
    except ValueError as e:
        print('ValueError', e)
    print(x >> r_uint(4), r_uint(one) << r_uint(5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
