from rpython.rtyper.annlowlevel import llhelper
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=['stdlib.h'])
CMP = rffi.CCallback([rffi.VOIDP, rffi.VOIDP], rffi.INT)
qsort = rffi.llexternal('qsort', [rffi.VOIDP, rffi.SIZE_T, rffi.SIZE_T, CMP], lltype.Void, compilation_info=eci)
bsearch = rffi.llexternal('bsearch', [rffi.VOIDP, rffi.VOIDP, rffi.SIZE_T, rffi.SIZE_T, CMP], rffi.VOIDP, compilation_info=eci)


class Counter:
    def __init__(self):
        self.calls = 0
        self.seen = []


counter = Counter()


def ascending(a, b):
    x = rffi.cast(rffi.LONGP, a)[0]
    y = rffi.cast(rffi.LONGP, b)[0]
    counter.calls += 1
    counter.seen.append('%d?%d' % (x, y))
    if x < y:
        return -1
    return int(x > y)


def descending(a, b):
    return rffi.cast(rffi.INT, ascending(b, a))


def failing(a, b):
    counter.calls += 1
    raise ValueError('stop at %d' % counter.calls)


def show(p, n):
    print(' '.join([str(p[i]) for i in range(n)]))


def fill(p):
    values = [30, 10, 20, 50, 40]
    for i in range(5):
        p[i] = values[i]


def entry_point(argv):
    with lltype.scoped_alloc(rffi.LONGP.TO, 5) as p:
        fill(p)
        qsort(rffi.cast(rffi.VOIDP, p), 5, 8, ascending)
        show(p, 5)
        print(counter.calls > 4, len(counter.seen) == counter.calls)
        qsort(rffi.cast(rffi.VOIDP, p), 5, 8, descending)
        show(p, 5)
        qsort(rffi.cast(rffi.VOIDP, p), 5, 8, llhelper(CMP, ascending))
        show(p, 5)
        with lltype.scoped_alloc(rffi.LONGP.TO, 1) as key:
            for wanted in [40, 35, 10, 50]:
                key[0] = wanted
                found = bsearch(rffi.cast(rffi.VOIDP, key), rffi.cast(rffi.VOIDP, p), 5, 8, ascending)
                if found:
                    print(wanted, rffi.cast(rffi.LONGP, found)[0])
                else:
                    print(wanted, 'not found')
        counter.calls = 0
        fill(p)
        try:
            qsort(rffi.cast(rffi.VOIDP, p), 5, 8, failing)
            print('no error')
        except ValueError as e:
            print('ValueError', e, counter.calls)
        qsort(rffi.cast(rffi.VOIDP, p), 5, 8, ascending)
        show(p, 5)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
