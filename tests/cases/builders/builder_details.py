from rpython.rlib.rstring import StringBuilder, UnicodeBuilder


def entry_point(argv):
    n = len(argv)
    b = StringBuilder()
    b.append('abc')
    b.append_slice('0123456789', 2, 5)
    b.append_multiple_char('x', 3)
    print(b.getlength(), b.build(), b.getlength())
    b.append('\u00e9\u4e2d')
    for i in range(100 * n):
        b.append(chr(97 + i % 26))
        if i % 50 == 0:
            b.append_slice('\u00e9b\U0001f600', 1, 3)
    s = b.build()
    print(len(s), s[:14], s[-3:], s.count('a'), s.count('\U0001f600'), b.build() == s)
    u = UnicodeBuilder(2)
    u.append('x' * 50)
    u.append_multiple_char('-', 0)
    u.append('')
    print(u.build(), u.getlength(), StringBuilder().build() == '', StringBuilder(1000).getlength())
    for start, stop in [(0, 0), (3, 3), (0, 3)]:
        c = StringBuilder()
        c.append_slice('abc', start, stop)
        print(repr(c.build()))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
