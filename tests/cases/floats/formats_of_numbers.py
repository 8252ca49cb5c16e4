def entry_point(argv):
    one = float(len(argv))
    inf = 1e308 * 10.0 * one
    for x in [3.14159 * one, -0.5 * one, 1e20, 1.5e-7, 0.0, -0.0, 123456789.125, inf, -inf, inf - inf]:
        print('%f|%.2f|%10.3f|%-10.1f|%010.2f|%+f|%e|%.0e|%E|%g|%.3g|%G|%s|%r|%#.0f' % (x, x, x, x, x, x, x, x, x, x, x, x, x, x, x))
        print('{}|{:f}|{:.2f}|{:e}|{:g}|{:10.2f}|{:<10.1f}|{:^+12.3f}|{:,.2f}|{:_.1f}|{:%}|{:.1%}|{:010.3f}|{:.3}|{:#.3g}|{:>12}'.format(x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x))
        print(f'{x!r}|{x:.0f}|{x:.17g}|{x:+.1e}|{x: .2f}', str(x), repr(x), format(x, '.3f'), format(x))
    print('%5.1f%%' % (one * 99.5), '%d' % (3.99 * one), '%x' % int(255.5 * one), '%s' % [0.1 * one, 1e16], '%r' % ((1.0, one * 2.5),))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
