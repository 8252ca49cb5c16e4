from rpython.rtyper.lltypesystem import lltype

EDGE = lltype.GcForwardReference()
VERTEX = lltype.GcForwardReference()
EDGES = lltype.GcArray(lltype.Ptr(EDGE))
EDGE.become(lltype.GcStruct('edge', ('to', lltype.Ptr(VERTEX)), ('cost', lltype.Signed)))
VERTEX.become(lltype.GcStruct('vertex', ('name', lltype.Char), ('edges', lltype.Ptr(EDGES)), ('n', lltype.Signed), ('distance', lltype.Signed)))


def vertex(name):
    v = lltype.malloc(VERTEX)
    v.name = name
    v.edges = lltype.malloc(EDGES, 4)
    v.distance = 1 << 30
    return v


def connect(a, b, cost):
    e = lltype.malloc(EDGE)
    e.to = b
    e.cost = cost
    a.edges[a.n] = e
    a.n += 1


def relax(v, distance):
    if distance < v.distance:
        v.distance = distance
        i = 0
        while i < v.n:
            e = v.edges[i]
            relax(e.to, distance + e.cost)
            i += 1


def entry_point(argv):
    n = len(argv)
    names = 'abcdef'
    vs = [vertex(c) for c in names]
    for a, b, cost in [(0, 1, 7), (0, 2, 9), (0, 5, 14), (1, 2, 10), (1, 3, 15), (2, 3, 11), (2, 5, 2), (3, 4, 6), (5, 4, 9)]:
        connect(vs[a], vs[b], cost * n)
    relax(vs[0], 0)
    print(['%s=%d' % (v.name, v.distance) for v in vs])
    garbage = 0
    for i in range(200):
        v = vertex('x')
        connect(v, vs[i % 6], i)
        garbage += v.edges[0].to.distance
    print(garbage, vs[3].edges[0].to == vs[4], bool(vs[4].edges[0]), vs[0].n, len(vs[0].edges))
    try:
        connect(vs[4], vs[0], 1)
        for i in range(4):
            connect(vs[4], vs[1], i)
    except IndexError as e:
        print('IndexError', e)
    try:
        print(vs[1].edges[3].cost)
    except RuntimeError:
        print('null')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
