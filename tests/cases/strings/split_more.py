def entry_point(argv):
    n = len(argv)
    s = '  a  b\tc\nd  '
    print(s.split(), s.rsplit(), s.split(None, 2), s.rsplit(None, 2), s.split(None, 0), s.rsplit(None, 0), s.split(maxsplit=1), s.rsplit(maxsplit=n))
    t = 'a,b,,c,'
    print(t.split(','), t.rsplit(','), t.split(',', 2), t.rsplit(',', 2), t.split(',', 0), t.split(',', -1), t.split(sep=',', maxsplit=1), t.rsplit(',,'))
    print(''.split(), ''.split(','), ' '.split(), ' '.split(' '), ','.split(','), 'abc'.split('abc'), 'abc'.split('x'), 'aXbXc'.split('X', n))
    u = '\u00e9\u2003\u4e2d\u3000\U0001f600\u00a0x\x1fy'
    print([ascii(p) for p in u.split()], [ascii(p) for p in u.rsplit(None, 1)], [ascii(p) for p in u.split('\u3000')])
    print('1<>2<>3'.split('<>'), '1<>2<>3'.rsplit('<>', 1), 'aaa'.split('a'), 'aaaa'.split('aa'), 'aaaaa'.rsplit('aa', 1), 'aaaaa'.rsplit('aa'))
    try:
        print(t.split(''))
    except ValueError as e:
        print('ValueError', e)
    try:
        print(t.rsplit('' * n))
    except ValueError as e:
        print('ValueError', e)
    print(sum([len(p) for p in ('word ' * 50).split()]), len(('x,' * 100).split(',', 50)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
