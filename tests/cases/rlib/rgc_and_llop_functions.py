from rpython.rlib import rgc
from rpython.rtyper.lltypesystem import lltype, rffi, llmemory
from rpython.rtyper.lltypesystem.lloperation import llop

ARRAY = lltype.GcArray(lltype.Signed)


class Node:
    def __init__(self, n):
        self.n = n


def entry_point(argv):
    n = len(argv)
    a = lltype.malloc(ARRAY, 6)
    for i in range(6):
        a[i] = i * n
    b = lltype.malloc(ARRAY, 6)
    rgc.ll_arraycopy(a, b, 1, 0, 4)
    print([b[i] for i in range(6)])
    rgc.ll_arraymove(a, 0, 2, 4)
    print([a[i] for i in range(6)])
    rgc.ll_arraymove(a, 2, 0, 4)
    print([a[i] for i in range(6)])
    rgc.ll_arrayclear(b)
    print([b[i] for i in range(6)])
    node = Node(n)
    rgc.collect()
    rgc.disable()
    rgc.enable()
    print(node.n, rgc.collect_step(), rgc.pin(node), rgc.isenabled())
    rgc.add_memory_pressure(100)
    print(llop.int_add(lltype.Signed, n, 5), llop.int_mul(lltype.Signed, 6, 7), llop.int_lt(lltype.Bool, n, 2), llop.int_between(lltype.Bool, 0, n, 2), llop.cast_int_to_float(lltype.Float, n), llop.cast_float_to_int(lltype.Signed, 2.7))
    llop.debug_print(lltype.Void, 'nothing')
    llop.gc__collect(lltype.Void)
    llop.gc__collect(lltype.Void, 1)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
