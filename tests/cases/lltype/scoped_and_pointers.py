from rpython.rtyper.lltypesystem import lltype, rffi

BASE = lltype.GcStruct('base', ('kind', lltype.Signed))
POINT = lltype.Struct('pt', ('x', rffi.INT), ('y', rffi.SHORT), ('z', rffi.DOUBLE))
DERIVED = lltype.GcStruct('derived', ('base', BASE), ('extra', lltype.Float))


def kind_of(p):
    return p.kind


def entry_point(argv):
    with lltype.scoped_alloc(rffi.CArray(lltype.Signed), 8) as a:
        for i in range(8):
            a[i] = i * i
        b = rffi.ptradd(a, 3)
        print(a[7], b[0], b[-1])
        b[1] = 100
        print(a[4])
    with lltype.scoped_alloc(POINT) as p:
        p.x = rffi.cast(rffi.INT, 2 ** 31 + 5)
        p.y = rffi.cast(rffi.SHORT, -70000)
        p.z = 0.5
        print(int(p.x), int(p.y), p.z)
    print(rffi.sizeof(POINT))
    try:
        with lltype.scoped_alloc(rffi.CArray(lltype.Float), 2) as f:
            f[0] = 1.5
            raise KeyError('freed on the way')
    except KeyError as e:
        print(e)
    d = lltype.malloc(DERIVED)
    d.base.kind = 7
    d.extra = 1.25
    up = lltype.cast_pointer(lltype.Ptr(BASE), d)
    print(kind_of(up), d.kind)
    up.kind = 8
    down = lltype.cast_pointer(lltype.Ptr(DERIVED), up)
    print(down.base.kind, down.extra, down == d)
    null = lltype.cast_pointer(lltype.Ptr(BASE), lltype.nullptr(DERIVED))
    print(bool(null))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
