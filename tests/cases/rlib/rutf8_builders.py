from rpython.rlib import rutf8


literal = rutf8.make_utf8_escape_function(quotes=True, prefix='u')
printable = rutf8.make_utf8_escape_function(pass_printable=True, quotes=True)
escaped = rutf8.make_utf8_escape_function()


def show_escaped():
    for text in ['abc', "a'b", 'a"\'b', '\xe9\n\t\r\\', '\u1234', '\U0001f42a', '\x00\x7f\x80', '']:
        data = text.encode('utf-8')
        print(literal(data), printable(data), escaped(data))
    print(literal(b'\xed\xa0\x80'), printable(b'\xed\xa0\x80'), escaped(b'\xed\xa0\x80'))


def entry_point(argv):
    show_escaped()
    b = rutf8.Utf8StringBuilder(10)
    b.append(b'abc')
    b.append_code(0x20ac)
    b.append_code(0x1f600)
    b.append_char(b'!')
    b.append_utf8('\xe9\xe9'.encode('utf-8'), 2)
    b.append_slice(b'0123456', 2, 5)
    b.append_multiple_char(b'-', 3)
    s = b.build()
    print(s, b.getlength(), rutf8.get_utf8_length(s), len(s))
    print([code for code in rutf8.Utf8StringIterator(s)])
    print([(code, pos) for code, pos in rutf8.Utf8StringPosIterator(s)][3:6])
    it = rutf8.Utf8StringIterator(b'ab')
    print(it.done(), it.next(), it.get_pos(), it.next(), it.done())
    storage = rutf8.create_utf8_index_storage(s, b.getlength())
    print([rutf8.codepoint_position_at_index(s, storage, i) for i in range(b.getlength())])
    long = ('\u20ac' * 100 + 'x' * 50).encode('utf-8')
    storage = rutf8.create_utf8_index_storage(long, 150)
    print(storage, rutf8.codepoint_at_index(long, storage, 99), rutf8.codepoint_at_index(long, storage, 100), rutf8.codepoint_index_at_byte_position(long, storage, 300))
    print(rutf8.codepoint_before_pos(s, 6), rutf8.first_non_ascii_char(s), rutf8.first_non_ascii_char(b'abc'), rutf8.decode_latin_1(b'\xe9a'))
    print(rutf8.islinebreak(b'a\nb', 1), rutf8.islinebreak('\u2028'.encode('utf-8'), 0), rutf8.isspace('\xa0'.encode('utf-8'), 0), rutf8.isspace(b'x', 0))
    print(rutf8.utf8_in_chars(s, 3, '\u20ac'.encode('utf-8')), rutf8.utf8_in_chars(s, 0, b'xyz'), rutf8.has_surrogates(b'\xed\xa0\x80'), rutf8.surrogate_in_utf8(b'ab\xed\xb0\x80'), rutf8.surrogate_in_utf8(s))
    try:
        rutf8.check_ascii(s)
    except rutf8.CheckError as e:
        print('CheckError', e.pos)
    for code in [0x10ffff, 0x110000, 0xd800, -1]:
        try:
            b.append_code(code)
            rutf8.unichr_as_utf8(code)
        except rutf8.OutOfRange as e:
            print('OutOfRange', e.code, b.getlength())
    for bad in [b'\xff', b'ab\xc3', b'\xe2\x82x', b'\xc0\xaf', b'\xf5\x80\x80\x80']:
        try:
            print(rutf8.check_utf8(bad))
        except rutf8.CheckError as e:
            print(bad, e.pos)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
