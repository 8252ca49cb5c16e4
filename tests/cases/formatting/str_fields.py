def entry_point(argv):
    n = len(argv)
    for s in ['', 'abc', '\u00e9\u4e2d\U0001f600']:
        print(f'[{s:5}][{s:<5}][{s:>5}][{s:^6}][{s:*^7}][{s:.2}][{s:6.1}][{s:s}][{s!r:>9}][{s!a:.5}][{s!s:_<4}]')
    w, p = 8 + n, 2
    print(f'{"hello":{w}}|{"hello":>{w}.{p}}|{"hello":{"^"}{w}}|{"x":{"-"}{"<"}{w - 4}}|{n:{w}}|{1.23456:{w}.{p}f}|{n:0{w}b}|{"":\u00e9>{p}}')
    print('{} {}'.format('a', 'b'), '{1} {0} {1}'.format('a', 'b'), '{x} {y!r}'.format(x=1, y='q'), '{0[0]}{0[1]} {1[k]}'.format(['p', 'q'], {'k': 'v'}), '{{}} {:{}}|'.format('r', 5), '{:>{w}.{p}}|'.format('abcdef', w=6, p=3))
    print('%s %r %5s %-5s| %.2s %c %c %%' % ('a', 'b\n', 'c', 'd', 'efg', 'h', 105), '%(a)05d %(b)x' % {'a': n, 'b': 255}, '%(a)s %(b)s' % {'a': 'x', 'b': 'y'})
    print('%s' % None, '%s' % True, '%s %s' % ((1, 2), [3]), '%r' % ('a',), '%s' % ('single',), '%d%%' % 50, '%5.1f%%' % 12.345, '%x %X %o %#x %#o' % (255, 255, 8, 255, 8), '%+d % d %05d %-5d|' % (1, 2, -3, 4))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
