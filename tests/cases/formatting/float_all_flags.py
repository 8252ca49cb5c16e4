def entry_point(argv):
    n = len(argv)
    for x in [0.0, 1.0, -1.5, 3.14159265358979, 1e10, 1.5e-7, 123456789.123456789, 1e100 * n, float('inf'), float('-inf'), float('nan'), 0.1 + 0.2, 5e-324]:
        print(f'{x} {x:f} {x:.0f} {x:.3f} {x:e} {x:.0e} {x:g} {x:.3g} {x:G} {x:E} {x:%} {x:.1%}')
        print(f'{x:12.3f}|{x:<12.3f}|{x:^12.2e}|{x:+.2f}|{x: .2f}|{x:012.4f}|{x:,.2f}|{x:_.1f}|{x:#.0f}|{x:#g}|{x:n}|{x:+e}|{x:*>12.1f}')
    print('%e %E %f %F %g %G %.0f %#.0f %+.3e % f %010.2f %-10.1f|' % (1.5, 1.5, 1.5, 1.5, 1e-5, 1e-5, 2.5, 3.0, 12345.678, 1.0, -1.5, 9.99))
    print(f'{2.5:.0f} {3.5:.0f} {0.125:.2f} {0.375:.2f} {1e15:.0f} {1e16} {1e15} {123456.0:g} {1234567.0:g} {1e-5:g} {0.0001:g} {100000.0:.3g} {0.00001234}')
    print(format(1.1, '.20f'), format(2 / 3, '.17g'), format(1e22, 'f'), format(-0.0, 'g'), format(0.5, '%'), format(1234.5, ',.3%'), round(2.675, 2), str(1e23), repr(1.0e-10))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
