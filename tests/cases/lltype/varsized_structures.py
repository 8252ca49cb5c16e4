from rpython.rtyper.lltypesystem import lltype

STR = lltype.GcStruct('rstr', ('hash', lltype.Signed), ('chars', lltype.Array(lltype.Char)))
PAIR = lltype.Struct('pair', ('key', lltype.Signed), ('value', lltype.Float))
TABLE = lltype.GcStruct('table', ('used', lltype.Signed), ('pairs', lltype.Array(PAIR)))
RAW = lltype.Struct('raw', ('n', lltype.Signed), ('items', lltype.Array(lltype.Signed)))


def make(text):
    s = lltype.malloc(STR, len(text))
    for i in range(len(text)):
        s.chars[i] = text[i]
    return s


def text_of(s):
    return ''.join([s.chars[i] for i in range(len(s.chars))])


def char_at(s, i):
    return s.chars[i]


def entry_point(argv):
    n = len(argv)
    s = make('hello')
    print(text_of(s), len(s.chars), s.hash)
    s.chars[0] = 'J'
    s.hash = 99 * n
    print(text_of(s), s.hash, s.chars[4])
    for bad in [5, -1]:
        try:
            print(char_at(s, bad * n))
        except IndexError as e:
            print('IndexError', e)
    empty = make('')
    print(len(empty.chars), text_of(empty) == '')
    t = lltype.malloc(TABLE, 4)
    for i in range(len(t.pairs)):
        t.pairs[i].key = i * n
        t.pairs[i].value = i / 2.0
        t.used += 1
    total = 0.0
    for i in range(t.used):
        total += t.pairs[i].value * t.pairs[i].key
    print(total, t.used, len(t.pairs))
    r = lltype.malloc(RAW, 3, flavor='raw')
    items = r.items
    for i in range(3):
        items[i] = i + 10
    r.n = sum([r.items[i] for i in range(len(r.items))])
    print(r.n, len(items), items[2])
    lltype.free(r, flavor='raw')
    for bad in [-1 * n]:
        try:
            lltype.malloc(STR, bad)
        except MemoryError:
            print('MemoryError')
        except ValueError:
            print('MemoryError')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
