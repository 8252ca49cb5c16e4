from rpython.rlib.rarithmetic import r_int8, r_uint8, r_int16, r_uint16, intmask


def entry_point(argv):
    n = len(argv)
    a = r_uint8(250)
    b = r_int8(100)
    print(a + r_uint8(10 * n), b + r_int8(100), r_uint8(-n), r_int8(128 * n), r_int8(-129))
    print(r_uint16(65535) + r_uint16(n), r_int16(32767) + r_int16(n), r_uint16(-2 * n), r_int16(40000))
    print(a * a, b * b, a >> 3, a << 4, b << 1, ~a, ~b, -a, -b)
    x = r_uint8(0)
    for i in range(300):
        x = x * r_uint8(7) + r_uint8(3)
    print(x, int(x) + 1000, intmask(b) * 1000, a > r_uint8(3), repr(a), repr(r_int16(-n)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
