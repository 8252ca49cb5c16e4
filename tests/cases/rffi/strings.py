from rpython.rtyper.lltypesystem import lltype, rffi


def entry_point(argv):
    p = rffi.str2charp('héllo')
    print(rffi.charp2str(p), rffi.charp2bytes(p))
    print(rffi.charpsize2str(p, 1), rffi.charpsize2str(p, 3), repr(rffi.charpsize2str(p, 0)))
    print(ord(p[0]), ord(p[1]), ord(p[6]), p[0] == 'h', p[0])
    p[0] = 'J'
    p[3] = '\0'
    print(rffi.charp2str(p))
    rffi.free_charp(p)
    with rffi.scoped_str2charp('scoped') as q:
        total = 0
        i = 0
        while q[i] != '\0':
            total += ord(q[i])
            i += 1
        print(i, total)
    with rffi.scoped_alloc_buffer(20) as buf:
        for i in range(5):
            buf.raw[i] = chr(ord('a') + i)
        print(buf.str(5), buf.bytes(2), buf.size)
        try:
            buf.str(21)
        except ValueError as e:
            print(e)
    array = rffi.liststr2charpp(['one', 'two', ''])
    for i in range(3):
        print(repr(rffi.charp2str(array[i])))
    print(bool(array[3]))
    rffi.free_charpp(array)
    raw = lltype.malloc(rffi.CCHARP.TO, 8, flavor='raw')
    print(rffi.str2chararray('abcdefghijk', raw, 8), rffi.charpsize2str(raw, 8))
    print(rffi.charp2strn(raw, 3))
    try:
        for c in 'aé\xffł':
            raw[0] = c
            print(ord(raw[0]))
    except ValueError as e:
        print(e)
    lltype.free(raw, flavor='raw')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
