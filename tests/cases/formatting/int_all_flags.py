def entry_point(argv):
    n = len(argv)
    for x in [0, 7, -42, 1234567, -(1 << 62), 255 * n]:
        print(f'{x:d} {x:+d} {x: d} {x:,} {x:_} {x:x} {x:#x} {x:X} {x:#X} {x:o} {x:#o} {x:b} {x:#b} {x:_x} {x:_b} {x:n}')
        print(f'{x:10}|{x:<10}|{x:^10}|{x:>10}|{x:=+10}|{x:010}|{x:+010,}|{x:*^15,}|{x:#010x}|{x:<#10o}|{x:015_b}')
        print(f'{x:e} {x:.2f} {x:g} {x:,.1f} {x:%} {x:.0%} {x:E} {x:G}')
    print(f'{65:c}{0x4e2d:c}{n + 64:>3c}|{True:d} {True} {False:5}|{True:x} {True:>6}')
    print('{:,}'.format(10 ** 15), '{:_}'.format(-1000), '{:,}'.format(999), '{:,}'.format(1000), '{:012,}'.format(1234), '{:013,}'.format(1234), '{:_x}'.format(0xdeadbeef))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
