from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.rlib.rarithmetic import intmask


def entry_point(argv):
    for n in [0, 1, -1, 127, 128, 255, 256, 65535, 2 ** 31 - 1, 2 ** 31, -2 ** 31 - 1, 2 ** 40 + 5]:
        print(n, int(rffi.cast(rffi.INT, n)), int(rffi.cast(rffi.UINT, n)),
              int(rffi.cast(rffi.LONGLONG, n)), rffi.cast(lltype.Signed, rffi.cast(rffi.INT, n)))
        print(int(rffi.cast(lltype.Signed, rffi.cast(rffi.UCHAR, n))),
              int(rffi.cast(lltype.Signed, rffi.cast(rffi.SIGNEDCHAR, n))),
              int(rffi.cast(lltype.Signed, rffi.cast(rffi.SHORT, n))),
              int(rffi.cast(lltype.Signed, rffi.cast(rffi.USHORT, n))))
    print(rffi.cast(lltype.Float, 3), rffi.cast(lltype.Signed, 3.99), rffi.cast(lltype.Signed, -3.99))
    print(rffi.cast(lltype.Signed, 'a'), rffi.cast(lltype.Bool, 5), rffi.cast(lltype.Bool, 0))
    print(intmask(rffi.cast(rffi.SIZE_T, -1)))
    print(rffi.sizeof(rffi.INT), rffi.sizeof(rffi.LONG), rffi.sizeof(rffi.CHAR), rffi.sizeof(rffi.DOUBLE),
          rffi.sizeof(rffi.SHORT), rffi.sizeof(rffi.VOIDP), rffi.sizeof(rffi.FLOAT))
    p = lltype.nullptr(rffi.CCHARP.TO)
    print(bool(p), rffi.cast(lltype.Signed, p), p == lltype.nullptr(rffi.CCHARP.TO))
    q = rffi.str2charp('x')
    print(bool(q), rffi.cast(lltype.Signed, q) != 0, q == p, q != p)
    rffi.free_charp(q)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
