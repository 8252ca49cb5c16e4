from rpython.rtyper.lltypesystem import lltype, rffi

POINT = lltype.Struct('point', ('x', lltype.Signed), ('y', lltype.Signed))
RECORD = lltype.Struct('record', ('name', rffi.CFixedArray(lltype.Char, 8)), ('values', lltype.FixedSizeArray(lltype.Signed, 4)),
                       ('points', lltype.FixedSizeArray(POINT, 3)), ('last', lltype.Float))
BUFFER = lltype.FixedSizeArray(lltype.Signed, 6)
GCBOX = lltype.GcStruct('box', ('items', lltype.FixedSizeArray(lltype.Float, 3)), ('n', lltype.Signed))


def fill(values, n):
    for i in range(len(values)):
        values[i] = n * i
    return values


def total(values):
    result = 0
    for i in range(len(values)):
        result += values[i]
    return result


def entry_point(argv):
    n = len(argv)
    r = lltype.malloc(RECORD, flavor='raw')
    print(len(r.name), len(r.values), len(r.points), rffi.sizeof(RECORD), rffi.offsetof(RECORD, 'points'))
    values = fill(r.values, 5 * n)
    print(total(values), total(r.values), r.values[3], values[n])
    text = 'fixed'
    for i in range(len(text)):
        r.name[i] = text[i]
    print(rffi.charp2str(rffi.cast(rffi.CCHARP, r.name)), ord(r.name[7]))
    for i in range(3):
        p = r.points[i]
        p.x = i
        p.y = i * i
    q = r.points[n + 1]
    print(q.x, q.y, r.points[1].y, r.last)
    r.last = 1.5
    for bad in [-1, 4, 100]:
        try:
            r.values[bad * n] = 1
            print('stored')
        except IndexError as e:
            print('IndexError', e)
    print(r.last, total(r.values))
    lltype.free(r, flavor='raw')
    b = lltype.malloc(BUFFER, flavor='raw')
    fill(b, 2)
    print(len(b), b[5], total(b))
    try:
        print(b[6 * n])
    except IndexError as e:
        print('IndexError', e)
    lltype.free(b, flavor='raw')
    box = lltype.malloc(GCBOX)
    box.n = 7
    box.items[2] = 2.5
    print(box.items[0], box.items[2], box.n, len(box.items))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
