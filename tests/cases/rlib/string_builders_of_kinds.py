from rpython.rlib.rstring import StringBuilder, UnicodeBuilder, BytesBuilder, ByteListBuilder


def join(parts, separator):
    b = StringBuilder()
    first = True
    for part in parts:
        if not first:
            b.append(separator)
        first = False
        b.append(part)
    return b.build()


def escape(text):
    b = StringBuilder(len(text) * 2)
    start = 0
    for i in range(len(text)):
        c = text[i]
        if c == '<' or c == '&':
            b.append_slice(text, start, i)
            b.append('&lt;' if c == '<' else '&amp;')
            start = i + 1
    b.append_slice(text, start, len(text))
    return b.build()


def entry_point(argv):
    n = len(argv)
    print(join(['a', 'bb', 'ccc'], ', '), join([], 'x') == '', escape('a < b && c'), escape('') == '')
    b = StringBuilder(3)
    for i in range(300):
        b.append(chr(97 + i % 26))
    text = b.build()
    print(len(text), text[:5], text[-5:], b.getlength())
    u = UnicodeBuilder(2)
    u.append('\u20ac' * n)
    u.append_multiple_char('\xe9', 3)
    u.append_slice('abcdef', 1, 4)
    u.append('\U0001f600')
    print(u.build(), u.getlength(), len(u.build()))
    l = ByteListBuilder(4)
    l.append(b'ab')
    l.append_slice(b'012345', 2, 4)
    l.append_multiple_char(b'-', 3)
    print(bytes(l.build()), l.getlength())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
