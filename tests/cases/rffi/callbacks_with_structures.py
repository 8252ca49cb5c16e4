# not on the LLInterpreter: the interpreter has no C function `visit`
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

SOURCE = '''
struct item { int id; double weight; char name[8]; };
typedef int (*visitor)(struct item *, void *);
RPY_EXTERN int visit(struct item *items, int n, visitor f, void *state) {
    int i, done = 0;
    for (i = 0; i < n; i++) { if (f(&items[i], state)) break; done++; }
    return done;
}
struct handlers { int (*first)(int); int (*second)(int); };
RPY_EXTERN int both(struct handlers *h, int x) { return h->second(h->first(x)); }
'''
eci = ExternalCompilationInfo(separate_module_sources=[SOURCE])
ITEM = rffi.CStruct('item', ('id', rffi.INT), ('weight', rffi.DOUBLE), ('name', rffi.CFixedArray(lltype.Char, 8)))
ITEMS = rffi.CArray(ITEM)
VISITOR = rffi.CCallback([lltype.Ptr(ITEM), rffi.VOIDP], rffi.INT)
STEP = rffi.CCallback([rffi.INT], rffi.INT)
HANDLERS = rffi.CStruct('handlers', ('first', STEP), ('second', STEP))
visit = rffi.llexternal('visit', [lltype.Ptr(ITEMS), rffi.INT, VISITOR, rffi.VOIDP], rffi.INT, compilation_info=eci)
both = rffi.llexternal('both', [lltype.Ptr(HANDLERS), rffi.INT], rffi.INT, compilation_info=eci)


class State:
    def __init__(self):
        self.total = 0.0
        self.names = []
        self.limit = 100


state = State()


def on_item(item, data):
    state.total += item.weight
    state.names.append(rffi.charp2str(rffi.cast(rffi.CCHARP, item.name)))
    counter = rffi.cast(rffi.LONGP, data)
    counter[0] += int(item.id)
    item.weight = 0.0
    return int(item.id) >= state.limit


def on_error(item, data):
    if int(item.id) == 2:
        raise IndexError('item %d' % int(item.id))
    state.names.append('ok')
    return 0


def double_it(x):
    return int(x) * 2


def add_three(x):
    return int(x) + 3


from rpython.rtyper.annlowlevel import llhelper


def entry_point(argv):
    n = len(argv)
    items = lltype.malloc(ITEMS, 4, flavor='raw')
    for i in range(4):
        item = items[i]
        item.id = rffi.cast(rffi.INT, i + n)
        item.weight = i * 1.5
        item.name[0] = chr(97 + i)
    counter = lltype.malloc(rffi.LONGP.TO, 1, flavor='raw')
    print(int(visit(items, 4, on_item, rffi.cast(rffi.VOIDP, counter))), state.total, state.names, counter[0])
    state.limit = 2
    print(int(visit(items, 4, on_item, rffi.cast(rffi.VOIDP, counter))), state.total, counter[0], items[0].weight)
    state.names = []
    try:
        visit(items, 4, on_error, rffi.cast(rffi.VOIDP, counter))
    except IndexError as e:
        print('IndexError', e, state.names)
    lltype.free(items, flavor='raw')
    lltype.free(counter, flavor='raw')
    with lltype.scoped_alloc(HANDLERS) as h:
        h.first = llhelper(STEP, double_it)
        h.second = llhelper(STEP, add_three)
        print(int(both(h, 5 * n)), int(h.first(rffi.cast(rffi.INT, 21))), bool(h.first), h.first == h.second)
        h.second = llhelper(STEP, double_it)
        print(int(both(h, 5 * n)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
