def entry_point(argv):
    n = len(argv)
    for s in ['plain', "it's", 'say "hi"', 'both \' and "', 'tab\t nl\n cr\r', 'back\\slash', 'nul\x00bell\x07esc\x1b', 'del\x7f', '\x80\x9f\xa0\xad', 'caf\u00e9', '\u0301', '\u200b\u200e\u2028\u2029', '\ufeff', '\ue000', '\u4e2d\u6587', '\U0001f600', '\U000e0001', '\U0010ffff', '\uffff', '']:
        s = s * n
        print(repr(s), ascii(s), len(repr(s)), repr([s]), f'{s!r}|{s!a}', '%r %a' % (s, s))
    for b in [b'plain', b"it's", b'say "hi"', b'both \' and "', b'\t\n\r\\', b'\x00\x07\x7f\x80\xff', b'']:
        print(repr(b), str(b), len(repr(b)), [b], ascii(b), f'{b}', bytearray(b))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
