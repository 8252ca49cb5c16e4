def show(s):
    print(ascii(s), s.isalpha(), s.isdigit(), s.isdecimal(), s.isnumeric(), s.isalnum(), s.isspace(), s.isprintable(), s.isidentifier(), s.isascii())


def entry_point(argv):
    for s in ['', 'abc', '123', 'abc123', ' ', 'a b', '\t\n', '\u00e9', '\u0663', '\u00b2', '\u00bd', '\u2167', '\u4e00', '\u3000', '\u00a0', '\u200b', '\u2028', '\x1c\x1d', '\x7f', '\x00', '_x1', '1x', 'caf\u00e9', '\u00e91', 'x\u0301', 'for', '\U0001f600', '\U0001d7ce', '\u1885', '\ud7ff', '\ue000', '\U0010ffff', 'a.b', '\u30a2', '-1', '\u1369']:
        show(s)
    total = 0
    for i in range(0, 0x3000, 7):
        c = chr(i)
        total = total * 2 % 1000003 + c.isalpha() + c.isdigit() * 2 + c.isspace() * 3 + c.isupper() * 5 + c.islower() * 7 + c.isprintable() * 11 + c.isnumeric() * 13 + (c.isprintable() and c.isidentifier()) * 17
    print(total * len(argv))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
