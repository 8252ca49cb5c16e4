from rpython.rtyper.lltypesystem import lltype, rffi

WORDS = lltype.Array(lltype.Signed)
POINT = lltype.Struct('point', ('x', lltype.Signed), ('y', lltype.Signed))
POINTS = lltype.Array(POINT)
TEXT = lltype.Struct('text', ('hash', lltype.Signed), ('chars', lltype.Array(lltype.Char)))
FIXED = lltype.FixedSizeArray(lltype.Signed, 5)
RECORD = lltype.Struct('record', ('before', lltype.Float), ('values', FIXED))
PREBUILT = lltype.malloc(FIXED, immortal=True)
for i in range(5):
    PREBUILT[i] = i * 10


def total(items, n):
    result = 0
    for i in range(n):
        result += items[i]
    return result


def entry_point(argv):
    n = len(argv)
    a = lltype.malloc(WORDS, 5, flavor='raw')
    for i in range(5):
        a[i] = i * 10
    items = lltype.direct_arrayitems(a)
    rest = lltype.direct_ptradd(items, n)
    print(items[2], rest[3], rest[0], len(a), total(items, 5), total(rest, 4))
    rest[1] += n
    lltype.direct_ptradd(a, 3)[0] = 7
    print([a[i] for i in range(5)], len(a))
    back = lltype.direct_ptradd(lltype.direct_ptradd(items, 4), -2)
    print(back[0], back[-1], back == lltype.direct_ptradd(items, 2), bool(back))
    lltype.free(a, flavor='raw')
    c = lltype.malloc(rffi.CArray(rffi.SHORT), 4, flavor='raw')
    for i in range(4):
        c[i] = rffi.cast(rffi.SHORT, i + n)
    print(int(rffi.ptradd(c, 2)[1]), int(lltype.direct_arrayitems(c)[3]))
    lltype.free(c, flavor='raw')
    p = lltype.malloc(POINTS, 3, flavor='raw')
    for i in range(3):
        p[i].x = i
        p[i].y = 10 * i
    q = lltype.direct_ptradd(lltype.direct_arrayitems(p), n)
    q[1].y += 5
    print(q[0].x, q[1].y, p[2].y, len(p))
    lltype.free(p, flavor='raw')
    t = lltype.malloc(TEXT, 6, flavor='raw')
    for i in range(6):
        t.chars[i] = chr(97 + i)
    chars = lltype.direct_ptradd(lltype.direct_arrayitems(t.chars), 2 * n)
    print(chars[0], chars[3], rffi.charpsize2str(chars, 4))
    lltype.free(t, flavor='raw')
    r = lltype.malloc(RECORD, flavor='raw')
    r.values[4] = 44
    print(lltype.direct_ptradd(lltype.direct_arrayitems(r.values), 3)[n], r.before)
    lltype.free(r, flavor='raw')
    from_three = lltype.direct_ptradd(lltype.direct_arrayitems(PREBUILT), 3)
    PREBUILT[n] = 1000
    print(from_three[-2], from_three[1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
