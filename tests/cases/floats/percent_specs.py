def entry_point(argv):
    n = float(len(argv))
    for x in [0.0, -0.0, 1.0, 3.14159265, -2.5, 1234567.891, 1e-7, 1e20, 0.5, float('inf'), float('nan')]:
        x = x * n
        print('%f|%.0f|%.2f|%10.3f|%-10.1f|%+.1f|% .1f|%010.2f' % (x, x, x, x, x, x, x, x))
        print('%e|%.0e|%.3E|%12.2e|%g|%.3g|%G|%.10g|%#g|%#.0f' % (x, x, x, x, x, x, x, x, x, x))
        print('%s|%r|%10s|%-10s|%.3s|%F|%5.1f%%' % (x, x, x, x, x, x, x))
    print('%d %i %x %5.1f %s' % (3.99 * n, -3.99 * n, 255, 7, 2.0))
    print('%f %e %g' % (len(argv), 5, True), '%.*f %*.*f|' % (3, 2.5 * n, 10, 1, 2.25 * n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
