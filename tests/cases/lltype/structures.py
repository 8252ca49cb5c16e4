from rpython.rtyper.lltypesystem import lltype

POINT = lltype.GcStruct('point', ('x', lltype.Signed), ('y', lltype.Signed))
NODE = lltype.GcForwardReference()
NODE.become(lltype.GcStruct('node', ('value', lltype.Signed), ('next', lltype.Ptr(NODE)),
                            ('at', lltype.Ptr(POINT))))
RAW = lltype.Struct('raw', ('a', lltype.Signed), ('b', lltype.Float), ('c', lltype.Char),
                    ('u', lltype.Unsigned), ('flag', lltype.Bool))


def push(head, value):
    node = lltype.malloc(NODE)
    node.value = value
    node.next = head
    node.at = lltype.malloc(POINT)
    node.at.x = value * 10
    return node


def total(node):
    result = 0
    while node:
        result += node.value * node.at.x + node.at.y
        node = node.next
    return result


class Holder:
    empty = lltype.nullptr(NODE)

    def __init__(self):
        self.head = self.empty
        self.count = 0

    def add(self, value):
        self.head = push(self.head, value)
        self.count += 1


def entry_point(argv):
    p = lltype.malloc(POINT)
    print(p.x, p.y)
    p.x = 5
    p.y = p.x - 7
    print(p.x, p.y, bool(p))
    q = p
    print(q == p, q == lltype.malloc(POINT), q != lltype.nullptr(POINT))
    h = Holder()
    print(bool(h.head), total(h.head))
    for i in range(200):
        h.add(i)
    print(total(h.head), h.count, h.head.next.next.value)
    r = lltype.malloc(RAW, flavor='raw')
    print(r.a, r.b, ord(r.c), r.flag)
    r.a = -3
    r.b = 2.5
    r.c = 'z'
    r.flag = True
    print(r.a, r.b, r.c, r.flag)
    lltype.free(r, flavor='raw')
    n = h.head
    n.next = lltype.nullptr(NODE)
    print(total(h.head))
    try:
        print(n.next.value)
    except RuntimeError as e:
        print('RuntimeError', e)
    try:
        n.next.value = 3
    except RuntimeError as e:
        print('RuntimeError', e)
    print(lltype.typeOf(p) == lltype.Ptr(POINT), lltype.Ptr(POINT).TO == POINT)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
