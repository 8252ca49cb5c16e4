"""''.join of lists of characters of every width, alone and with separators."""


def code(n):
    seed = n * 7919 + 13
    chars = []
    for i in range(n):
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        kind = (seed >> 16) & 3
        value = (seed >> 18) & 0x7ff
        if kind == 0:
            chars.append(chr(value & 0x7f))
        elif kind == 1:
            chars.append(chr(0x80 + (value & 0x77f)))
        elif kind == 2:
            chars.append(chr(0x3000 + value))
        else:
            chars.append(chr(0x1f300 + (value & 0xff)))
    return chars


def check(text, chars):
    assert len(text) == len(chars)
    total = 0
    for i in range(len(chars)):
        assert text[i] == chars[i]
        total = (total * 31 + ord(text[i])) & 0xffffff
    return total


def entry_point(argv):
    for n in (0, 1, 2, 3, 17, 64, 257):
        chars = code(n)
        print(n, check(''.join(chars), chars))
        for limit in (0x80, 0x800, 0x10000):
            some = [c for c in chars if ord(c) < limit]
            text = ''.join(some)
            print(limit, len(some), check(text, some), len(text.encode('utf-8')))
            for sep in ('', '-', ', ', 'é', '→', '🎉'):
                joined = sep.join(some)
                assert len(joined) == len(some) + len(sep) * max(0, len(some) - 1)
                if some and sep:
                    print(len(joined), len(joined.encode('utf-8')), joined.startswith(some[0]),
                          joined.endswith(some[-1]))
    for last in ('a', 'é', '→', '🎉'):
        for first in ('z', 'ß', '…', '🦀'):
            text = ''.join([first, last, first, last])
            print(text, len(text), text.encode('utf-8').hex(), text[1:3] == last + first)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
