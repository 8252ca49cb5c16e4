from rpython.rlib import rutf8
from rpython.rlib.runicode import unicode_encode_utf_8, str_decode_utf_8


def entry_point(argv):
    for code in [0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff]:
        b = rutf8.unichr_as_utf8(code)
        print(code, b, rutf8.codepoint_at_pos(b, 0), rutf8.next_codepoint_pos(b, 0) == len(b))
    data = 'aé€𝄞z'.encode('utf-8')
    i = 0
    while i < len(data):
        print(i, rutf8.codepoint_at_pos(data, i))
        i = rutf8.next_codepoint_pos(data, i)
    print(rutf8.prev_codepoint_pos(data, len(data)), rutf8.prev_codepoint_pos(data, 10), rutf8.codepoints_in_utf8(data))
    print(rutf8.check_utf8(data, False))
    for bad in [b'\x80', b'a\xc3', b'\xed\xa0\x80', b'\xf5\x80\x80\x80', b'\xc0\x80', b'ok\xe2\x28\xa1']:
        try:
            print(rutf8.check_utf8(bad, False))
        except rutf8.CheckError as e:
            print('bad at', e.pos)
    for code in [-1, 0xd800, 0x110000]:
        try:
            rutf8.unichr_as_utf8(code)
        except rutf8.OutOfRange as e:
            print(e, e.code)
    text, used = str_decode_utf_8(data, 3, 'strict')
    print(text, used, unicode_encode_utf_8('ß', 1, 'strict'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
