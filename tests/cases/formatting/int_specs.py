def entry_point(argv):
    n = len(argv)
    for v in [0, 7, -7, 1234567, -1234567, 255]:
        v = v * n
        print(f'{v}|{v:d}|{v:10}|{v:<10}|{v:>10}|{v:^10}|{v:010}|{v:=10}|{v:*=10}|{v:x<10}')
        print(f'{v:+}|{v:-}|{v: }|{v:+010d}|{v: 10d}|{v:,}|{v:_}|{v:015,}|{v:+,}|{v:>15,}|{v:_d}')
        print(f'{v:b}|{v:o}|{v:x}|{v:X}|{v:#b}|{v:#o}|{v:#x}|{v:#X}|{v:#010x}|{v:_b}|{v:_x}|{v:#_b}|{v:08b}|{v:+x}')
        print(f'{v:e}|{v:f}|{v:.2f}|{v:g}|{v:.3e}|{v:%}|{v:.1%}|{v:n}|{v:10.1f}|{v:,.2f}')
    print(f'{65:c}|{0x1f600:c}|{97:5c}|{98:<5c}|{99:^5c}|{100:>5c}|', format(n, ''), format(n, '3'), format(255, 'x'))
    print(f'{9223372036854775807:,}', f'{-9223372036854775807 - n:,}', f'{-9223372036854775807 - n:x}', f'{n:\u00e9>4}', f'{n:>3}{n:<3}|', f'{True:5}|{False:<7}|{True:d}')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
