from rpython.rtyper.lltypesystem import lltype

INTS = lltype.GcArray(lltype.Signed)
FLOATS = lltype.Array(lltype.Float)
PAIRS = lltype.GcArray(('key', lltype.Signed), ('value', lltype.Float))
CHARS = lltype.Array(lltype.Char, hints={'nolength': True})
TABLE = lltype.GcArray(lltype.Ptr(INTS))
BUFFER = lltype.GcStruct('buffer', ('used', lltype.Signed), ('items', lltype.Array(lltype.Signed)))


def fill(a, start):
    i = 0
    while i < len(a):
        a[i] = start + i * i
        i += 1


def total(a):
    result = 0
    for i in range(len(a)):
        result += a[i]
    return result


def out_of_bounds(a, i):
    try:
        a[i] = 1
        print(a[i])
    except IndexError as e:
        print('IndexError', e)
    try:
        return a[i]
    except IndexError:
        return -1


def set_key(p, i):
    p[i].key = i


def set_item(b, i):
    b.items[i] = 0


def entry_point(argv):
    a = lltype.malloc(INTS, 10)
    print(len(a), total(a))
    fill(a, 3)
    print(total(a), a[9])
    for i in [0, 9, 10, -1, 1000000]:
        print(out_of_bounds(a, i))
    empty = lltype.malloc(INTS, 0)
    print(len(empty), total(empty), out_of_bounds(empty, 0))
    f = lltype.malloc(FLOATS, 3, flavor='raw', zero=True)
    f[1] = 1.5
    f[2] = f[1] * 2
    print(len(f), f[0], f[1], f[2])
    try:
        f[3] = 1.0
    except IndexError as e:
        print(e)
    lltype.free(f, flavor='raw')
    p = lltype.malloc(PAIRS, 4)
    for i in range(4):
        p[i].key = i
        p[i].value = i / 2
    print(p[3].key, p[3].value, len(p))
    try:
        set_key(p, 4)
    except IndexError as e:
        print(e)
    c = lltype.malloc(CHARS, 5, flavor='raw')
    for i in range(5):
        c[i] = chr(65 + i)
    text = ''
    for i in range(5):
        text += c[i]
    print(text, c[0] < c[1], ord(c[4]))
    lltype.free(c, flavor='raw')
    t = lltype.malloc(TABLE, 3)
    t[1] = a
    print(bool(t[0]), bool(t[1]), t[1][2])
    try:
        print(t[0][0])
    except RuntimeError as e:
        print(e)
    b = lltype.malloc(BUFFER, 6)
    b.used = 2
    b.items[0] = 11
    b.items[5] = 22
    print(b.used, len(b.items), b.items[0] + b.items[5])
    try:
        set_item(b, 6)
    except IndexError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
