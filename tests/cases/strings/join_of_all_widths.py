"""Characters of one to four bytes, joined."""


def chars(codes, n):
    out = []
    for i in range(n):
        out.append(chr(codes[i % len(codes)]))
    return out


def entry_point(argv):
    kinds = [[97], [97, 0x7f], [0x80], [97, 0xe9], [0x7ff, 0x80, 98], [0x800], [97, 0x20ac, 0xe9],
             [0xffff, 0x10000], [0x10ffff, 97, 0xe9, 0x20ac]]
    for codes in kinds:
        for n in range(20):
            for sep in ('', '-', '\xe9', ', \u20ac'):
                out = chars(codes, n)
                text = sep.join(out)
                assert len(text) == n + len(sep) * max(n - 1, 0)
                assert text[::len(sep) + 1] == ''.join(out)
                if n % 7 == 3:
                    print(text)
        print(len(''.join(chars(codes, 1000)).encode('utf-8')))
    return 0
