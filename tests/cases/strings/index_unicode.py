def entry_point(argv):
    n = len(argv)
    s = 'a\u00e9\u4e2d\U0001f600z'
    print(len(s), [ascii(s[i]) for i in range(-5, 5)], [ord(c) for c in s], ascii(s[n]), ascii(s[-n]))
    for i in [5, -6, 100, -100]:
        try:
            print(s[i * n])
        except IndexError as e:
            print('IndexError', e)
    total = 0
    big = s * 200
    for i in range(0, len(big), 3):
        total += ord(big[i]) * (i + 1)
    for i in range(len(big) - 1, 0, -7):
        total ^= ord(big[i])
    print(total, len(big), ascii(big[501:506]), ascii(''.join([big[i] for i in [999, 0, 500, 3]])))
    print([ascii(c) for c in reversed(s)], ascii(''.join(sorted(s))), [(i, ascii(c)) for i, c in enumerate(s)], ascii(max(s)), ascii(min(s)))
    print(chr(0x10ffff) == '\U0010ffff', ord('\U0010ffff'), len(chr(0x10000)), ascii(chr(233 * n)))
    for bad in [-1, 0x110000]:
        try:
            print(chr(bad * n))
        except ValueError as e:
            print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
