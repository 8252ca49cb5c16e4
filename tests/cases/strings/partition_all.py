def entry_point(argv):
    for s, sep in [('a=b=c', '='), ('=', '='), ('abc', '='), ('', 'x'), ('a--b--c', '--'), ('---', '--'), ('x\u00e9y\u00e9z', '\u00e9'), ('\u4e2d', '\u4e2d')]:
        print(ascii(s.partition(sep)), ascii(s.rpartition(sep)))
    head, sep, tail = 'key: value: more'.partition(': ')
    print(head, sep, tail, ''.join((head, sep, tail)))
    for which in [0, 1]:
        try:
            print('abc'.partition('') if which == 0 else 'abc'.rpartition(''))
        except ValueError as e:
            print(type(e).__name__, e)
    print(b'k=v'.partition(b'='), b'k'.rpartition(b'='), bytearray(b'a,b').partition(b','))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
