from rpython.rlib.longlong2float import longlong2float, float2longlong
from rpython.rlib.rarithmetic import r_longlong, intmask


def entry_point(argv):
    for x in [0.0, 1.0, -1.0, 0.5, 3.141592653589793, 1e308, 5e-324, -0.0]:
        bits = float2longlong(x)
        print(intmask(bits), longlong2float(bits) == x)
    print(longlong2float(r_longlong(0x3ff0000000000000)), longlong2float(r_longlong(0x7ff0000000000000)))
    print(longlong2float(r_longlong(-4503599627370496)))
    x = longlong2float(r_longlong(0x7ff8000000000000))
    print(x != x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
