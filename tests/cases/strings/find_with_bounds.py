def entry_point(argv):
    s = 'abracadabra'
    for needle in ['a', 'abra', 'z', '', 'bra', 'abracadabra', 'abracadabraz']:
        print(repr(needle), s.find(needle), s.rfind(needle), s.find(needle, 1), s.rfind(needle, 0, 5), s.find(needle, -4), s.find(needle, 3, 8), s.rfind(needle, -100, 100), s.count(needle), s.count(needle, 1), s.count(needle, 2, -1))
    for start, end in [(0, 0), (5, 2), (11, 11), (12, 20), (-3, -1), (0, 100)]:
        print(start, end, s.find('', start, end), s.rfind('', start, end), s.count('', start, end), s.find('a', start, end))
    u = 'na\u00efve caf\u00e9 \U0001f600 na\u00efve'
    print(u.find('\u00e9'), u.find('na\u00efve', 1), u.rfind('\u00ef'), u.find('\U0001f600'), u.index('caf'), u.count('\u00ef'), u.find('e', 5, -1), u.find(' ', 6))
    print(s.find('a', None, 3), s.find('c', 2, None), s.index('d'), s.rindex('d'), s.index('a', 1), s.rindex('a', 0, -1))
    for method in ['index', 'rindex']:
        try:
            if method == 'index':
                print(s.index('zz'))
            else:
                print(s.rindex('a', 8, 10))
        except ValueError as e:
            print('ValueError', e)
    n = len(argv)
    print('aaaa'.count('aa'), ('ab' * 5 * n).count('aba'), 'x'.find('x', n), 'hello'.find('l', n, n + 2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
