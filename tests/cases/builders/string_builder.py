from rpython.rlib.rstring import StringBuilder, UnicodeBuilder


def build(parts):
    b = StringBuilder()
    for p in parts:
        b.append(p)
    return b.build()


def entry_point(argv):
    n = len(argv)
    b = StringBuilder(n)
    print(b.getlength(), repr(b.build()))
    b.append('hello')
    b.append(' ')
    b.append('w\u00f6rld'[0])
    b.append('\u00f6\U0001f600')
    b.append_slice('abcdef', 2, 4)
    b.append_slice('\u00e9\u4e2dx', 1, 3)
    b.append_multiple_char('-', 3)
    b.append_multiple_char('\u00b7', 2)
    b.append_multiple_char('z', 0)
    print(ascii(b.build()), b.getlength(), len(b.build()))
    b.append('more')
    print(ascii(b.build()), b.getlength())
    print(build([]) == '', build(['a']), build(['x'] * 10), len(build(['abc'] * 1000)))
    u = UnicodeBuilder(500)
    for i in range(300):
        u.append(chr(0x3b1 + i % 20))
    text = u.build()
    print(len(text), ascii(text[:3]), text.count('\u03b1'), hash(text) == hash(text[:150] + text[150:]))
    builders = [StringBuilder() for _ in range(3)]
    for i in range(9):
        builders[i % 3].append(str(i))
    print([x.build() for x in builders])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
