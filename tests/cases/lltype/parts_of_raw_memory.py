from rpython.rtyper.lltypesystem import lltype

INNER = lltype.Struct('inner', ('a', lltype.Signed), ('b', lltype.Float))
OUTER = lltype.Struct('outer', ('first', INNER), ('second', INNER), ('n', lltype.Signed))
LIST = lltype.Array(OUTER)


def bump(p):
    p.a += 1
    p.b *= 2.0
    return p


def entry_point(argv):
    o = lltype.malloc(OUTER, flavor='raw')
    p = o.second
    p.a = 10
    p.b = 1.5
    try:
        q = bump(o.second)
        if q.a != 11:
            raise ValueError(q.a)
    except ValueError as e:
        print('wrong', e)
    print(o.second.a, o.second.b, o.first.a, p == o.second, p == o.first)
    parts = [o.first, o.second]
    for part in parts:
        bump(part)
    print(o.first.a, o.second.a, o.second.b)
    array = lltype.malloc(LIST, 4, flavor='raw')
    for i in range(len(array)):
        item = array[i]
        item.n = i
        item.first.a = i * 100
        inner = item.second
        inner.a = -i
    chosen = array[2] if len(argv) == 1 else array[0]
    print(chosen.n, chosen.first.a, chosen.second.a, array[3].second.a)
    print(chosen == array[2], chosen == array[1])
    try:
        print(array[4].n)
    except IndexError as e:
        print('IndexError', e)
    lltype.free(array, flavor='raw')
    lltype.free(o, flavor='raw')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
