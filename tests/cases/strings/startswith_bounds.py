def entry_point(argv):
    s = 'hello world'
    n = len(argv)
    print(s.startswith('hello'), s.startswith('world', 6), s.startswith('', 100), s.startswith('', 11), s.startswith('lo', 3, 5), s.startswith('lo', 3, 4), s.startswith('world', -5), s.startswith('h', -100))
    print(s.endswith('world'), s.endswith('hello', 0, 5), s.endswith('', 0, 0), s.endswith('o', 0, -3), s.endswith('world', 7), s.endswith('d', -1), s.endswith('hello world!'))
    print(s.startswith(('x', 'he')), s.startswith(('x', 'y')), s.endswith(('ld', 'zz'), 3), s.startswith(()), s.startswith(('wo', 'lo'), n + 2), s.endswith(('lo', 'o'), 0, 5))
    u = '\u00e9t\u00e9 \U0001f600'
    print(u.startswith('\u00e9'), u.startswith('t', 1), u.endswith('\U0001f600'), u.endswith('\u00e9', 0, 3), u.startswith('\u00e9t\u00e9 ', 0, 4), u.startswith('\u00e9t\u00e9 ', 0, 3))
    prefixes = ('pre', 'post')
    for w in ['prefix', 'postfix', 'fix', '']:
        print(w, w.startswith(prefixes), w.endswith('fix'), w.startswith(w), w.endswith(w[1:]))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
