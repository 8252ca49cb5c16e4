from rpython.rtyper.lltypesystem import lltype, rffi


def entry_point(argv):
    n = len(argv)
    for text in ['', 'plain', 'caf\u00e9', '\u20ac\U0001f600', 'x' * 300]:
        p = rffi.str2charp(text)
        size = len(text.encode('utf-8'))
        print(len(text), rffi.charp2str(p) == text, rffi.charpsize2str(p, size) == text, rffi.charp2bytes(p) == text.encode('utf-8'), ord(p[size]))
        rffi.free_charp(p)
    p = rffi.bytes2charp(b'a\x00b\xff')
    print(rffi.charp2bytes(p), rffi.charpsize2bytes(p, 4), ord(p[3]))
    rffi.free_charp(p)
    with lltype.scoped_alloc(rffi.CCHARP.TO, 8) as buf:
        print(rffi.str2chararray('truncated text', buf, 8), rffi.charpsize2str(buf, 8), rffi.str2chararray('ab', buf, 8), rffi.charpsize2str(buf, 8))
        rffi.str2rawmem('0123456789', buf, 3, 4)
        print(rffi.charpsize2str(buf, 6))
        rffi.c_memset(buf, ord('-'), 3)
        print(rffi.charpsize2str(buf, 8))
        for i in range(8):
            buf[i] = chr(104 + i * n)
        print(rffi.charpsize2str(buf, 8), rffi.charp2strn(buf, 3), ''.join([buf[i] for i in range(7, -1, -1)]))
    with rffi.scoped_str2charp(None) as nothing:
        print(bool(nothing))
    with rffi.scoped_nonmovingbuffer('held') as held:
        print(held[0], held[3])
    raw = rffi.get_nonmovingbuffer('moving')
    print(rffi.charpsize2str(raw, 6))
    rffi.free_nonmovingbuffer('moving', raw)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
