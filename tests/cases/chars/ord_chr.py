def entry_point(argv):
    for c in 'aZ0 ~':
        print(ord(c), chr(ord(c) + 1))
    print(chr(65), chr(233), chr(0x4e16), len(chr(0)))
    try:
        print(chr(-len(argv)))
    except ValueError:
        print('value error')
    wide = 'caf\u00e9 ' * len(argv)
    for n in range(3):
        for kind in range(4):
            try:
                if kind == 0:
                    print(ord(wide[3:3 + n]))
                elif kind == 1:
                    print(ord(wide[3:3 + n].upper()))
                elif kind == 2:
                    print(ord(wide.encode()[3:3 + n]))
                else:
                    print(ord(bytearray(wide.encode()[3:3 + n])))
            except TypeError as e:
                print(kind, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
