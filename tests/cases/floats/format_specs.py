def entry_point(argv):
    n = float(len(argv))
    for x in [0.0, -0.0, 1.0, 3.14159265, -2.5, 1234567.891, 1e-7, 1e20, 123456789.0, 0.5, 99.995, float('inf'), float('-inf'), float('nan')]:
        x = x * n
        print(f'{x:.0f}|{x:.2f}|{x:10.3f}|{x:<10.1f}|{x:^12.2f}|{x:+.1f}|{x: .1f}|{x:010.2f}')
        print(f'{x:e}|{x:.0e}|{x:.3E}|{x:12.2e}|{x:g}|{x:.3g}|{x:G}|{x:.10g}|{x:#g}|{x:#.0f}')
        print(f'{x:%}|{x:.1%}|{x:8.0%}|{x:,}|{x:,.2f}|{x:_.1f}|{x:015,.2f}|{x:n}|{x:*^15}|{x:=+12}')
        print(f'{x:.5}|{x:10}|{x:<10}|{x:>10}|{x:.17g}|{x:.1}|{x:12.4}|{x:+}|{x:F}')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
