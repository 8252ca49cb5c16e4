def entry_point(argv):
    n = len(argv)
    for v in [0, 5, -5, 123, -123, 123456]:
        v = v * n
        print('%.3d|%.0d|%8.3d|%-8.3d|%08.3d|%+.4d|% .2d|%.5i' % (v, v, v, v, v, v, v, v))
    for v in [0, 10, 255, 4096]:
        print('%.4x|%#.4x|%10.3X|%#o|%.5o|%#10.6x|%-10.3x|%#x|%#X' % (v, v, v, v, v, v, v, v, v))
    print('%.3d %.2d %s' % (True, n, False), '%.10d' % 9223372036854775807, '%.3x' % -255)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
