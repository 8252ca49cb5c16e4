from rpython.rtyper.lltypesystem import lltype, rffi

INNER = rffi.CStruct('inner', ('x', rffi.INT), ('y', rffi.UCHAR))
OUTER = rffi.CStruct('outer', ('a', rffi.LONG), ('inner', INNER), ('name', rffi.CFixedArray(lltype.Char, 4)), ('d', rffi.DOUBLE), ('f', rffi.FLOAT))


def entry_point(argv):
    n = len(argv)
    print(rffi.sizeof(INNER), rffi.sizeof(OUTER), rffi.offsetof(OUTER, 'inner'), rffi.offsetof(OUTER, 'name'), rffi.offsetof(OUTER, 'd'), rffi.sizeof(rffi.SHORT), rffi.sizeof(rffi.VOIDP), rffi.sizeof(rffi.FLOAT))
    p = lltype.malloc(OUTER, flavor='raw')
    q = lltype.malloc(OUTER, flavor='raw')
    p.a = 5 * n
    p.inner.x = rffi.cast(rffi.INT, -7)
    p.inner.y = rffi.cast(rffi.UCHAR, 300)
    p.name[2] = 'k'
    p.d = 1.5
    p.f = rffi.cast(rffi.FLOAT, 0.1)
    rffi.structcopy(q, p)
    p.inner.x = rffi.cast(rffi.INT, 1)
    print(q.a, int(q.inner.x), int(q.inner.y), q.name[2], ord(q.name[0]), q.d, float(q.f), int(p.inner.x))
    rffi.setintfield(p.inner, 'x', 99 * n)
    print(rffi.getintfield(p.inner, 'x'), rffi.getintfield(q, 'a'), rffi.size_and_sign(rffi.UINT), rffi.size_and_sign(rffi.LONGLONG))
    lltype.free(p, flavor='raw')
    lltype.free(q, flavor='raw')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
