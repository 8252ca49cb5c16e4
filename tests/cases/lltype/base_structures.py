from rpython.rtyper.lltypesystem import lltype

BASE = lltype.GcStruct('base', ('kind', lltype.Signed), ('name', lltype.Char))
MIDDLE = lltype.GcStruct('middle', ('super', BASE), ('weight', lltype.Float))
LEAF = lltype.GcStruct('leaf', ('super', MIDDLE), ('flag', lltype.Bool))
OTHER = lltype.GcStruct('other', ('super', BASE), ('count', lltype.Signed))


def up(p):
    return lltype.cast_pointer(lltype.Ptr(BASE), p)


def describe(p):
    if p.kind == 2:
        leaf = lltype.cast_pointer(lltype.Ptr(LEAF), p)
        return 'leaf %s %s %s' % (p.name, leaf.super.weight, leaf.flag)
    if p.kind == 1:
        return 'other %d' % lltype.cast_pointer(lltype.Ptr(OTHER), p).count
    return 'base'


def entry_point(argv):
    n = len(argv)
    leaf = lltype.malloc(LEAF)
    leaf.flag = n == 1
    leaf.super.weight = 2.5
    base = up(leaf)
    base.kind = 2
    base.name = 'z'
    other = lltype.malloc(OTHER)
    other.count = 7 * n
    up(other).kind = 1
    plain = lltype.malloc(BASE)
    print([describe(p) for p in [base, up(other), plain]])
    print(up(leaf) == base, lltype.cast_pointer(lltype.Ptr(LEAF), base) == leaf, up(other) == base)
    print(lltype.typeOf(base) == lltype.Ptr(BASE), lltype.typeOf(n) == lltype.Signed, lltype.typeOf(2.5) is lltype.Float)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
