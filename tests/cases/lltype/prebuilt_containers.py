from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.rtyper.annlowlevel import llhelper
from rpython.rlib.rarithmetic import r_uint

A = lltype.GcArray(lltype.Signed)
a = lltype.malloc(A, 3)
a[0] = 5
a[2] = a[0] * 2
b = a
R = lltype.Struct('R', ('x', lltype.Signed), ('f', lltype.Float))
NODE = lltype.GcForwardReference()
NODE.become(lltype.GcStruct('node', ('value', lltype.Signed), ('next', lltype.Ptr(NODE)), ('r', R), ('c', lltype.Char),
                            ('flag', lltype.Bool), ('u', lltype.Unsigned), ('small', rffi.SHORT),
                            ('fix', lltype.FixedSizeArray(lltype.Signed, 3)), ('arr', lltype.Ptr(A))))
first = lltype.malloc(NODE)
second = lltype.malloc(NODE)
first.value = 1
first.next = second
second.value = 2
second.next = first
first.r.x = 77
first.r.f = 2.5
first.c = 'q'
second.c = '\xe9'
first.flag = True
first.u = r_uint(7)
first.small = rffi.cast(rffi.SHORT, -3)
first.fix[1] = 9
first.arr = a
part = first.r
POINTS = lltype.GcArray(('x', lltype.Signed), ('y', lltype.Signed))
points = lltype.malloc(POINTS, 4)
for i in range(4):
    points[i].x = i
    points[i].y = i * i
item = points[2]
BASE = lltype.GcStruct('base', ('kind', lltype.Signed))
LEAF = lltype.GcStruct('leaf', ('super', BASE), ('name', lltype.Signed))
leaf = lltype.malloc(LEAF)
leaf.super.kind = 3
leaf.name = 8
up = lltype.cast_pointer(lltype.Ptr(BASE), leaf)
BUF = lltype.GcStruct('buf', ('n', lltype.Signed), ('items', lltype.Array(lltype.Char)))
buf = lltype.malloc(BUF, 5)
for i in range(5):
    buf.items[i] = chr(65 + i)
raw = lltype.malloc(rffi.CArray(lltype.Signed), 4, flavor='raw', immortal=True)
raw[3] = 12
rs = lltype.malloc(R, flavor='raw', immortal=True)
rs.x = 4
known = lltype.malloc(lltype.Array(lltype.Signed), 2, flavor='raw', immortal=True)
known[1] = 6
charp = rffi.str2charp('hello')
F = lltype.FuncType([lltype.Signed], lltype.Signed)

def double(n):
    return n * 2

def negate(n):
    return -n

fp = llhelper(lltype.Ptr(F), double)
OPS = lltype.GcStruct('ops', ('f', lltype.Ptr(F)), ('g', lltype.Ptr(F)), ('h', lltype.Ptr(F)))
ops = lltype.malloc(OPS)
ops.f = fp
ops.g = llhelper(lltype.Ptr(F), negate)
nothing = lltype.nullptr(A)


class Holder(object):
    def __init__(self, p, q):
        self.p = p
        self.q = q


holders = [Holder(a, first), Holder(lltype.malloc(A, 1), second), Holder(nothing, lltype.nullptr(NODE))]
table = {'a': a, 'b': b, 'none': nothing}


def total(p):
    if not p:
        return -1
    n = 0
    for i in range(len(p)):
        n += p[i]
    return n


def add(r):
    r.x += 1
    return r.x


def entry_point(argv):
    print(a[0], a[1], a[2], len(a), total(a), a == b, bool(a))
    a[1] = 100
    print(b[1], first.arr[1], holders[0].p[1], table['b'][1])
    print(first.next.value, first.next.next.value, first.next.next == first, second.next == second)
    print(first.r.x, first.r.f, part.x, first.c, ord(second.c), first.flag, second.flag, int(first.u), int(first.small))
    print(first.fix[1], len(first.fix), bool(second.arr), first.arr == a)
    print(add(part), add(first.r), first.r.x, part == first.r, part == second.r)
    print(item.x, item.y, add(item), points[2].x, item == points[2], len(points))
    print(up.kind, leaf.kind, lltype.cast_pointer(lltype.Ptr(LEAF), up).name, lltype.cast_pointer(lltype.Ptr(BASE), leaf) == up)
    print(buf.items[4], len(buf.items), buf.n)
    print(raw[3], raw[0], rs.x, add(rs), known[1], len(known), rffi.charp2str(charp))
    print(fp(21), ops.f(4), ops.g(4), bool(ops.h), ops.f == fp, ops.f == ops.g)
    print([total(h.p) for h in holders], [h.q.value if h.q else 0 for h in holders])
    for k in sorted(table):
        print(k, total(table[k]))
    if len(argv) > 50:
        p = nothing
    else:
        p = a
    print(total(p), total(nothing))
    first.next = lltype.malloc(NODE)
    first.next.value = 55
    x = []
    for i in range(1000):
        x.append(str(i))
    print(first.next.value, len(x))
    try:
        print(nothing[0])
    except RuntimeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
