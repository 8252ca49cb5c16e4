from rpython.rlib.rarithmetic import r_singlefloat, r_longfloat
from rpython.rlib.longlong2float import singlefloat2uint, uint2singlefloat, float2longlong, longlong2float
from rpython.rlib.rarithmetic import r_uint, intmask


class Holder:
    def __init__(self, f):
        self.f = f


def entry_point(argv):
    one = float(len(argv))
    for x in [0.0, -0.0, 1.0, 0.1, 3.14159265358979, 1e18, 1e-40, 16777217.0, -2.5, 65504.0]:
        s = r_singlefloat(x * one)
        bits = singlefloat2uint(s)
        print(x, float(s), int(float(s)), hex(intmask(bits)), float(uint2singlefloat(bits)) == float(s))
    s = r_singlefloat(one / 3.0)
    print(s == r_singlefloat(one / 3.0), s != r_singlefloat(one), float(s) == one / 3.0)
    h = Holder(s)
    h.f = r_singlefloat(2.5)
    items = [r_singlefloat(i * 0.5) for i in range(4)]
    items.append(h.f)
    print([float(item) for item in items])
    l = r_longfloat(one * 1.1)
    print(float(l))
    print(float(uint2singlefloat(r_uint(0x3f800000))), float(uint2singlefloat(r_uint(0x7f800000))), float2longlong(one), longlong2float(float2longlong(-0.1 * one)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
