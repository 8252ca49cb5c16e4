from rpython.rlib.runicode import (str_decode_unicode_escape, str_decode_raw_unicode_escape, unicode_encode_charmap, code_to_unichr,
                                   unicode_encode_unicode_escape, unicode_encode_raw_unicode_escape)


class Names(object):
    def call(self, name):
        if name == 'SNOWMAN':
            return 0x2603
        return -1


NAMES = Names()
TABLE = {'a': b'\x01', 'b': b'\x02', '?': b'\x3f', '\u20ac': b'\x80\x81'}


def marked(errors, encoding, msg, s, start, stop):
    return '<%s:%s:%d-%d>' % (encoding, msg, start, stop), stop


def marked_in_bytes(errors, encoding, msg, u, start, stop):
    return 'ab', b'[%d]' % (stop - start), stop


def entry_point(argv):
    for data in [b'plain \xe9', b'\\\\ \\\' \\" \\b\\f\\t\\n\\r\\v\\a', b'a\\\nb', b'\\0\\12\\101\\1234\\78', b'\\x41\\xe9\\u20ac\\U0001F600', b'\\q\\8\\ ', b'']:
        text, n = str_decode_unicode_escape(data, len(data))
        raw, m = str_decode_raw_unicode_escape(data, len(data))
        print(repr(text), n == len(data), repr(raw), m)
    for data in [b'\\', b'ab\\x4', b'\\xg1', b'\\u12', b'\\u12zz', b'\\U0001F60', b'\\U00110000', b'\\N{SNOWMAN}', b'\\N{NOTHING}', b'\\N{}', b'\\N{SNOW', b'\\Nx', b'\\x', b'\\u']:
        for errors in ['strict', 'replace', 'ignore']:
            try:
                print(repr(str_decode_unicode_escape(data, len(data), errors, True, None, NAMES)[0]), end=' ')
            except UnicodeDecodeError as e:
                print(e, end=' ')
        print(str_decode_unicode_escape(data, len(data), 'strict', True, marked, None))
    for data in [b'\\u20ac \\\\u20ac \\\\\\u20ac', b'\\x41\\n', b'\\u12', b'x\\U0001F600y', b'\\U00110000z', b'\\uzzzz', b'\\\\\\', b'\\u']:
        try:
            print(str_decode_raw_unicode_escape(data, len(data)), end=' ')
        except UnicodeDecodeError as e:
            print(e, end=' ')
        print(str_decode_raw_unicode_escape(data, len(data), 'x', True, marked), str_decode_raw_unicode_escape(data, len(data), 'replace')[0])
    for text in ['quotes \' "', 'caf\u00e9 \u20ac \U0001F600\\', '\t\n\x7f']:
        escaped = unicode_encode_unicode_escape(text, len(text)).encode('latin-1')
        raw = unicode_encode_raw_unicode_escape(text, len(text))
        print(escaped, str_decode_unicode_escape(escaped, len(escaped))[0] == text, raw)
    print(unicode_encode_charmap('ab\u20aca', 4, 'strict', None, TABLE), unicode_encode_charmap('a\xe9', 2), unicode_encode_charmap('abab', 3, 'strict', None, TABLE))
    for errors in ['strict', 'replace', 'ignore']:
        try:
            print(unicode_encode_charmap('axyb', 4, errors, None, TABLE))
        except UnicodeEncodeError as e:
            print(e)
    print(unicode_encode_charmap('axyb', 4, 'x', marked_in_bytes, TABLE), code_to_unichr(0x20ac))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
