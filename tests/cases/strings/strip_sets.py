def entry_point(argv):
    for s in ['xxabcxx', 'abc', '', 'xyxy', '  a b\t\n', '\u00a0\u2003q\u3000', 'mississippi']:
        print(ascii((s.strip(), s.lstrip(), s.rstrip(), s.strip('x'), s.lstrip('xy'), s.rstrip('yx'), s.strip('ips'), s.strip(''), s.strip(None), s.lstrip('\u00a0m'))))
    chars = '.,!? '
    words = [w.strip(chars) for w in 'Hello, World! ... What? (yes). '.split(' ')]
    print(words, [w for w in words if w])
    print('\u00e9\u00e9a\u00e9'.strip('\u00e9'), 'www.example.com'.strip('cmowz.'), '#....... Section 3.2.1 Issue #32 .......'.strip('.#! '))
    print(b'xxabxx'.strip(b'x'), b' \t\n a \x00 '.strip(), b'abcba'.lstrip(b'ab'), b'abcba'.rstrip(b'ab'), b''.strip(b'x'), bytearray(b'..a..').strip(b'.'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
