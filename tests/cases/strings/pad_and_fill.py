def entry_point(argv):
    for s in ['42', '-42', '+42', '', '-', '+', '--1', 'abc', '-\u00e9', ' 1']:
        print([s.zfill(w) for w in [-1, 0, 2, 3, 6]])
    for s in ['ab', 'abc', '', '\u00e9\u4e2d']:
        for w in [0, 3, 4, 7]:
            print(ascii((s.center(w), s.center(w, '*'), s.ljust(w, '\u00b7'), s.rjust(w, '0'))))
    for fill in ['', 'ab']:
        try:
            print('x'.center(5, fill))
        except TypeError as e:
            print(e)
    print('tab\tx\ty'.expandtabs(), '1\t22\t333\t'.expandtabs(4), 'a\tb'.expandtabs(0), 'a\tb'.expandtabs(-3), 'ab\n\tc\r\td'.expandtabs(3).split('\n'), '\u00e9\u4e2d\tz'.expandtabs(4) == '\u00e9\u4e2d  z')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
