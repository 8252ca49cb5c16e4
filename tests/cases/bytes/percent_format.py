def entry_point(argv):
    n = len(argv)
    print(b'%d items' % (n * 3), b'%s=%s;' % (b'k', b'v'), b'%x %X %o %#x' % (255, 255, 8, n), b'%5d|%-5d|%05d|%+d' % (42, 42, 42, 42), b'100%%' % ())
    print(b'%c%c' % (65, b'z'), b'%5s|%-5s|%.2s|' % (b'ab', b'ab', b'abcdef'), b'%b' % bytearray(b'raw\xff'), b'%a %r' % ('\u00e9', [1, 2]), b'\xff%d\x00' % n)
    print(b'%f %.2f %e %g' % (1.5, 2.0 / 3, 12345.678, 1e-10), b'%*d|%-*d|' % (5, n, 4, n), b'%.3d' % 7, b'%i%%' % n)
    for i in [256, -1]:
        try:
            print(b'%c' % i)
        except OverflowError as e:
            print('OverflowError', e)
    try:
        print(b'%c' % b'ab'[:n + 1])
    except TypeError as e:
        print('TypeError', e)
    header = b''
    for name, value in [(b'Host', b'example'), (b'Len', b'12')]:
        header += b'%s: %s\r\n' % (name, value)
    print(header, len(header), b'%s' % header[:4])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
