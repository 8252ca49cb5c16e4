from rpython.rlib.rstring import StringBuilder, UnicodeBuilder, ByteListBuilder
from rpython.rtyper.lltypesystem import rffi


def entry_point(argv):
    b = StringBuilder(10)
    with rffi.scoped_str2charp(b'some caf\xc3\xa9 text') as p:
        b.append_charpsize(p, 5)
        b.append('[')
        b.append_charpsize(rffi.ptradd(p, 5), 5)
        b.append_charpsize(p, 0)
        b.append(']')
        u = UnicodeBuilder()
        u.append_charpsize(p, 9 + len(argv))
        raw = ByteListBuilder(4)
        raw.append(b'<')
        raw.append_charpsize(p, 10)
        raw.append_multiple_char(b'>', 2)
    print(b.build(), b.getlength(), u.build(), len(raw.build()), bytes(raw.build()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
