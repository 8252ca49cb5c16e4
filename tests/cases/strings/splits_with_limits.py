def entry_point(argv):
    s = ' a  b c   d '
    for n in [-1, 0, 1, 2, 3, 10]:
        print(n, s.split(None, n), s.rsplit(None, n), s.split(' ', n), s.rsplit(' ', n), s.split(maxsplit=n), s.rsplit(maxsplit=n))
    t = 'a,b,,c,'
    for n in [-1, 0, 1, 2, 5]:
        print(n, t.split(',', n), t.rsplit(',', n), t.split(sep=',', maxsplit=n), t.rsplit(',,', n), t.split('xyz', n))
    print(''.split(), ''.split(','), ''.rsplit(), '   '.split(), '   '.split(' '), 'aXXbXX'.split('XX'), 'XXX'.split('XX'), 'XXX'.rsplit('XX'))
    print(ascii('\u00e91\u00e92\u00e9'.split('\u00e9')), ascii('a\u2003b\u00a0c'.split()), ascii('\u4e2d-\u6587-x'.rsplit('-', 1)))
    for which in range(2):
        try:
            print('a'.split('') if which == 0 else 'a'.rsplit('', 1))
        except ValueError as e:
            print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
