from rpython.rlib.runicode import (str_decode_utf_8, str_decode_ascii, str_decode_latin_1, str_decode_utf_16, str_decode_utf_16_be,
                                   str_decode_utf_16_le, str_decode_utf_16_helper, str_decode_utf_32, unicode_encode_utf_8, unicode_encode_ascii,
                                   unicode_encode_latin_1, unicode_encode_utf_16, unicode_encode_utf_16_be, unicode_encode_utf_32_le,
                                   unicode_encode_unicode_escape, unicode_encode_raw_unicode_escape, make_unicode_escape_function,
                                   str_decode_charmap, unicode_encode_charmap, MAXUNICODE, UNICHR, ORD)

show_repr = make_unicode_escape_function(pass_printable=True, quotes=True)


def decoding(data, errors):
    try:
        text, used = str_decode_utf_8(data, len(data), errors)
        return '%s %d' % (unicode_encode_unicode_escape(text, len(text)), used)
    except UnicodeDecodeError:
        return 'UnicodeDecodeError'


def handler(errors, encoding, msg, s, start, end):
    return '<%d-%d>' % (start, end), end


def in_text(errors, encoding, msg, u, start, end):
    if errors == 'strict':
        raise KeyError('%s %d %d' % (encoding, start, end))
    return errors, None, end


def in_bytes(errors, encoding, msg, u, start, end):
    return None, b'\xc3%d' % (end - start), end


def show_replaced():
    text = 'caf\xe9\u1234!\u20ac'
    print(unicode_encode_ascii(text, len(text), '42', in_text), unicode_encode_latin_1(text, len(text), '42', in_text))
    print(unicode_encode_ascii(text, len(text), '42', in_bytes), unicode_encode_latin_1(text, len(text), '42', in_bytes))
    print(unicode_encode_charmap('aa\t\n  \raa', 9, '42', in_bytes, {'a': b'a'}), unicode_encode_charmap('aba', 3, 'aa', in_text, {'a': b'A'}))
    print(unicode_encode_latin_1(text, len(text), '\xe9', in_text))
    for encode in [unicode_encode_ascii, unicode_encode_latin_1]:
        try:
            print(encode(text, len(text), '\u20ac', in_text))
        except KeyError as e:
            print('KeyError', e)
    try:
        print(unicode_encode_charmap('abc', 3, 'b', in_text, {'a': b'A'}))
    except KeyError as e:
        print('KeyError', e)


def entry_point(argv):
    show_replaced()
    for data in [b'plain', b'caf\xc3\xa9', b'\xff', b'a\xc3', b'\xe2\x82', b'\xe2\x28\xa1', b'\xf0\x9f\x98\x80!', b'\xc0\x80', b'\xed\xa0\x80', b'\xf4\x90\x80\x80', b'']:
        print(data, '|', decoding(data, 'strict'), '|', decoding(data, 'replace'), '|', decoding(data, 'ignore'))
    data = b'ok\xe2\x82'
    print(str_decode_utf_8(data, len(data), 'strict', False))
    print(str_decode_utf_8(b'a\xffb\xfe', 4, 'x', True, handler))
    for errors in ['strict', 'replace', 'ignore']:
        try:
            print(unicode_encode_ascii('a\xe9b\u20acc', 5, errors), unicode_encode_latin_1('a\xe9b\u20acc', 5, errors))
        except UnicodeEncodeError:
            print(errors, 'UnicodeEncodeError')
    print(str_decode_ascii(b'abc', 3), str_decode_ascii(b'a\x80b', 3, 'replace'), str_decode_latin_1(b'\xe9', 1))
    print(unicode_encode_utf_8('\xe9\U0001f600', 2), unicode_encode_utf_16('a\U0001f600', 2), unicode_encode_utf_16_be('\xe9', 1), unicode_encode_utf_32_le('\u20ac', 1))
    print(str_decode_utf_16(b'\xff\xfea\x00=\xd8\x00\xde', 8), str_decode_utf_16(b'\xfe\xff\x00a', 4), str_decode_utf_16_be(b'\x00a', 2), str_decode_utf_16_le(b'\xe9\x00', 2))
    print(str_decode_utf_16_helper(b'\xfe\xff\x00z', 4), str_decode_utf_32(b'\xff\xfe\x00\x00a\x00\x00\x00', 8))
    for bad in [b'a\x00b', b'\x00\xdc', b'\x00\xd8', b'\x00\xd8a\x00']:
        try:
            print(str_decode_utf_16_le(bad, len(bad)))
        except UnicodeDecodeError:
            print('UnicodeDecodeError')
    text = 'tab\t nl\n quote\' back\\ \xe9\u20ac\U0001f600\x00'
    print(unicode_encode_unicode_escape(text, len(text)))
    print(unicode_encode_raw_unicode_escape(text[10:], len(text) - 10))
    print(show_repr("it's", 4), show_repr('both\'"', 6), show_repr('\xe9\n', 2))
    print(str_decode_charmap(b'\x00\x02\x01', 3, mapping='xyz'))
    try:
        str_decode_charmap(b'\x05', 1, mapping='xyz')
    except UnicodeDecodeError:
        print('UnicodeDecodeError')
    print(MAXUNICODE, UNICHR(0x20ac) == '\u20ac', ORD('a'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
