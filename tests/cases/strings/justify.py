def entry_point(argv):
    n = len(argv)
    for s in ['', 'a', 'ab', 'abc', '\u00e9\u00e8', '\U0001f600']:
        for w in [-1, 0, 1, 2, 5, 6]:
            print('[' + s.ljust(w) + '][' + s.rjust(w) + '][' + s.center(w) + '][' + s.zfill(w) + '][' + s.ljust(w, '*') + '][' + s.rjust(w, '\u00b7') + '][' + s.center(w, '\U0001f600') + ']')
    for s in ['+5', '-5', '--5', '+', '-', '12', '-12', ' 1', '\u22125']:
        print(s.zfill(5), s.zfill(2), s.zfill(n))
    fill = '=' if n == 1 else 'xx'
    print('mid'.center(9, fill), 'mid'.center(8, fill), 'mid!'.center(9, fill), 'mid!'.center(7, fill))
    for width in [4, 6]:
        try:
            print('ab'.center(width, 'xy' * n))
        except TypeError as e:
            print('TypeError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
