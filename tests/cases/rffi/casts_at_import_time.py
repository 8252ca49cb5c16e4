from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.rlib.rarithmetic import r_uint, intmask

ONE = rffi.cast(rffi.INT, 1)
MINUS = rffi.cast(rffi.UINT, -1)
WRAPPED = rffi.cast(rffi.UCHAR, 513)
BIG = rffi.cast(rffi.ULONG, -1)
HALF = rffi.cast(rffi.DOUBLE, 1) / 2
LETTER = rffi.cast(lltype.Char, 65)
NOTHING = rffi.cast(rffi.VOIDP, 0)
SHORTS = [rffi.cast(rffi.SHORT, n) for n in (1, -1, 40000)]
FLAG = rffi.cast(lltype.Bool, 7)
WORD = rffi.cast(lltype.Signed, 3.99)


def entry_point(argv):
    n = len(argv)
    print(int(ONE), int(rffi.cast(lltype.Signed, MINUS)), int(WRAPPED), intmask(BIG), HALF, LETTER, bool(NOTHING), FLAG, WORD)
    print([int(s) for s in SHORTS], int(rffi.cast(rffi.LONG, ONE)) + n, BIG == r_uint(-1), MINUS == rffi.cast(rffi.UINT, -n))
    print(int(rffi.cast(rffi.INT, 1 << 33)), int(rffi.cast(rffi.SIGNEDCHAR, 200 * n)), rffi.cast(rffi.DOUBLE, n), rffi.cast(lltype.Signed, 2.99 * n), int(rffi.cast(rffi.UINT, rffi.cast(rffi.INT, -n))))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
