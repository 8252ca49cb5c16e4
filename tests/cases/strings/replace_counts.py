def entry_point(argv):
    n = len(argv)
    s = 'one fish two fish'
    print(s.replace('fish', 'cat'), s.replace('fish', 'cat', 1), s.replace('fish', ''), s.replace('', '-'), s.replace('', '-', 3), s.replace('x', 'y'), s.replace('fish', 'fish!', 0), s.replace('o', 'O', -1))
    print(''.replace('', 'x'), ''.replace('a', 'x'), 'aaa'.replace('a', 'aa'), 'aaa'.replace('aa', 'b'), 'abc'.replace('abc', ''), 'aaa'.replace('a', 'b', n + 1))
    u = '\u00e9a\u00e9b\U0001f600'
    print(ascii(u.replace('\u00e9', 'e')), ascii(u.replace('a', '\u4e2d')), ascii(u.replace('', '|')), ascii(u.replace('\U0001f600', '')), ascii(u.replace('', '\u00b7', 2)), ascii(u.replace('\u00e9', '', 1)))
    print('tic-tac'.replace('t', 'T' * n).replace('-', ' '), ('ab' * 1000).replace('ab', 'c') == 'c' * 1000, len(('x' * 100).replace('x', 'yyy')))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
