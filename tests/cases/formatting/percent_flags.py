def entry_point(argv):
    n = len(argv)
    for v in [0, 7, -7, 12345]:
        v = v * n
        print('%d|%5d|%-5d|%05d|%+d|% d|%+05d|%-+5d|%- 5d|% 05d|%0-5d' % (v, v, v, v, v, v, v, v, v, v, v))
    for v in [0, 8, 255]:
        print('%x|%X|%#x|%#X|%o|%#o|%8x|%-8x|%08x|%#08x|%+x|%#-8x' % (v, v, v, v, v, v, v, v, v, v, v, v))
    print('%x %o %X' % (-255 * n, -8, -3735928559), '%ld %hd %Li %u %i' % (n, 2, 3, 4, 5))
    print('%s|%5s|%-5s|%.2s|%5.1s|%-5.1s|%05s|%c%c%c|%5c|%-3c|' % ('abc', 'abc', 'abc', 'abc', 'abc', 'abc', 'abc', 'x', 65, 0x1f600, 'y', 122))
    print('%r|%10r|%-10r|%.3r|%a' % ('it\'s', 'q', 'q', 'abcdef', '\u00e9'), '%%|100%%|%d%%' % n, 'plain' % ())
    print('%s %s %s %s %s %s' % (None, True, 1.5, [1, 2], (n, 'b'), {'k': n}), '%s' % [n], '%r' % (('x',),), '%s' % 'only')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
