def entry_point(argv):
    n = 12345 * len(argv)
    m = -n
    for x in [n, m, 0, 9223372036854775807]:
        print('%d|%5d|%-8d|%08d|%+d|% d|%x|%X|%#x|%o|%#o|%i|%s|%r|%c' % (x, x, x, x, x, x, x, x, x, x, x, x, x, x, 65))
        print('{}|{:d}|{:,}|{:_}|{:08}|{:>10}|{:<10}|{:^10}|{:+}|{: }|{:x}|{:#X}|{:b}|{:#o}|{:*^12,}|{:=+10}'.format(x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x))
        print(f'{x:10d}|{x:e}|{x:.2f}|{x:g}|{x:%}|{x!r:>22}|{x:n}')
    print('%.3d|%.10d|%8.3d|%-8.3d|' % (7, -7, 7, 7), '%5s|%-5s|' % (n, 3), '%*d' % (8, n), format(n, 'x'), format(n), format(True, 'd'), format(255, '#b'))
    print(str(n).zfill(10), repr(n).rjust(8), str(m).zfill(10), hex(m), oct(m), bin(m), bin(0), hex(0))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
