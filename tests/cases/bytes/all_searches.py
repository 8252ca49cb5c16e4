def entry_point(argv):
    b = b'abracadabra'
    for needle in [b'a', b'abra', b'', b'z', b'bra', b'abracadabra!', b'\xff']:
        print(needle, b.find(needle), b.rfind(needle), b.count(needle), needle in b, b.startswith(needle), b.endswith(needle), b.find(needle, 2), b.rfind(needle, 0, -2), b.count(needle, 1, 9), b.find(needle, -4, 100))
    print(b.find(97), b.rfind(97), b.index(98), b.rindex(114), b.count(97), 97 in b, 0 in b, b.find(99, 5), b.count(97, 2, 8))
    print(b.startswith((b'x', b'ab')), b.endswith((b'ra', b'q')), b.startswith(b'ra', 2), b.endswith(b'ca', 0, 5), b.startswith(()), b.startswith((b'x',)), b.startswith(b'', 11), b.startswith(b'', 12))
    ba = bytearray(b)
    print(ba.find(b'cad'), ba.count(b'a'), ba.startswith(b'abr'), ba.rfind(bytearray(b'ra')), ba.index(b'd'), b'cad' in ba, ba.endswith(bytearray(b'bra')))
    for which in range(4):
        try:
            if which == 0:
                print(b.index(b'zz'))
            elif which == 1:
                print(b.rindex(b'zz', 1, 4))
            elif which == 2:
                print(ba.index(b'q'))
            else:
                print(300 in b)
        except ValueError as e:
            print('ValueError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
