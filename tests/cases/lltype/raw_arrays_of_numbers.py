from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.rlib.rarithmetic import r_uint, r_uint32, r_int32, intmask, r_singlefloat

BYTES = lltype.Array(rffi.UCHAR)
SHORTS = rffi.CArray(rffi.SHORT)
WORDS = lltype.GcArray(lltype.Unsigned)
SINGLES = rffi.CArray(rffi.FLOAT)
FLAGS = lltype.GcArray(lltype.Bool)
CHARS = lltype.GcArray(lltype.UniChar)
PTRS = lltype.GcArray(lltype.Ptr(WORDS))


def entry_point(argv):
    n = len(argv)
    b = lltype.malloc(BYTES, 5, flavor='raw')
    for i in range(len(b)):
        b[i] = rffi.cast(rffi.UCHAR, i * 100 * n)
    print([int(b[i]) for i in range(len(b))])
    lltype.free(b, flavor='raw')
    s = lltype.malloc(SHORTS, 3, flavor='raw')
    s[0] = rffi.cast(rffi.SHORT, 40000)
    s[1] = rffi.cast(rffi.SHORT, -1 * n)
    print(int(s[0]), int(s[1]), int(s[2]))
    lltype.free(s, flavor='raw')
    w = lltype.malloc(WORDS, 3)
    w[0] = r_uint(-1 * n)
    w[1] = w[0] >> 1
    w[2] = w[0] * w[0] + w[1]
    print(w[0], w[1], w[2], len(w))
    f = lltype.malloc(SINGLES, 2, flavor='raw')
    f[0] = r_singlefloat(0.1 * n)
    f[1] = rffi.cast(rffi.FLOAT, 2.5)
    print(float(f[0]), float(f[1]))
    lltype.free(f, flavor='raw')
    flags = lltype.malloc(FLAGS, 4)
    flags[n] = True
    flags[3] = n > 5
    print([flags[i] for i in range(4)])
    c = lltype.malloc(CHARS, 2)
    c[0] = '\u20ac'
    print(c[0], ord(c[1]))
    p = lltype.malloc(PTRS, 2)
    p[0] = w
    print(p[0][0] == w[0], bool(p[1]), p[0] == w)
    try:
        print(p[1][0])
    except RuntimeError as e:
        print('RuntimeError')
    for i in [3, -1]:
        try:
            w[i * n] = r_uint(1)
            print('stored')
        except IndexError as e:
            print('IndexError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
