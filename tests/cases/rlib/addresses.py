# not on the LLInterpreter: a number is not a pointer here
from rpython.rtyper.lltypesystem import lltype, rffi, llmemory


def entry_point(argv):
    n = len(argv)
    with lltype.scoped_alloc(rffi.LONGP.TO, 4) as p:
        for i in range(4):
            p[i] = i * 11 * n
        adr = llmemory.cast_ptr_to_adr(p)
        q = llmemory.cast_adr_to_ptr(adr, rffi.LONGP)
        print(q[3], q == p, llmemory.cast_adr_to_int(adr) == adr, adr != llmemory.NULL)
        r = rffi.ptradd(p, 2)
        print(r[0], r[1], r == p, bool(r))
        r[1] = 5
        print(p[3])
    print(llmemory.sizeof(lltype.Signed), llmemory.sizeof(rffi.INT), llmemory.NULL == llmemory.cast_int_to_adr(0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
