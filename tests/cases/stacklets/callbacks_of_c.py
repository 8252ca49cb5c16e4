# not on the LLInterpreter: stacklets need C
from rpython.rlib import rgc
from rpython.rlib.rstacklet import StackletThread
from rpython.rtyper.lltypesystem import lltype, rffi

COMPARE = lltype.Ptr(lltype.FuncType([rffi.VOIDP, rffi.VOIDP], rffi.INT))
qsort = rffi.llexternal('qsort', [rffi.VOIDP, rffi.SIZE_T, rffi.SIZE_T, COMPARE], lltype.Void)


class Shared(object):
    def __init__(self):
        self.sthread = StackletThread(None)
        self.h = self.sthread.get_null_handle()
        self.steps = []
        self.stop = False


shared = Shared()


class Item(object):
    def __init__(self, n):
        self.n = n


def compare(a, b):
    """Called by C, it switches to another stack, and is switched back to."""
    shared.steps.append('a')
    shared.h = shared.sthread.switch(shared.h)
    shared.steps.append('d')
    return rffi.cast(rffi.INT, 1)


def other(h, arg):
    while not shared.stop:
        shared.steps.append('b')
        h = shared.sthread.switch(h)
        items = [Item(i) for i in range(10)]
        rgc.collect()
        shared.steps.append('c')
        assert items[9].n == 9
    return h


def sort_below(n):
    if n > 0:
        item = Item(n)
        sort_below(n - 1)
        assert item.n == n
    else:
        raw = lltype.malloc(rffi.CCHARP.TO, 5, flavor='raw')
        for i in range(5):
            raw[i] = chr(100 - i)
        qsort(rffi.cast(rffi.VOIDP, raw), 5, 1, compare)
        lltype.free(raw, flavor='raw')


def entry_point(argv):
    shared.h = shared.sthread.new(other)
    sort_below(10)
    shared.stop = True
    shared.h = shared.sthread.switch(shared.h)
    print(shared.sthread.is_empty_handle(shared.h))
    text = ''.join(shared.steps)
    # How often C compares is its own business.
    print(text[:8], text[-4:], len(text) > 16)
    print(text == 'b' + 'acbd' * shared.steps.count('a') + 'c')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
