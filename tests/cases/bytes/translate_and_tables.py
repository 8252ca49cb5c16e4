def entry_point(argv):
    table = bytes.maketrans(b'abc', b'xyz')
    print(len(table), b'aabbccdd'.translate(table), b'abcdef'.translate(None, b'ace'), b'aabbcc'.translate(table, b'b'), b''.translate(table))
    upper = bytes(b - 32 if 97 <= b <= 122 else b for b in range(256))
    print(b'Hello \xe9'.translate(upper), bytearray(b'abc').translate(table), bytes(range(256)).translate(upper)[95:125])
    rot = bytes.maketrans(b'abcdefghijklm' + b'nopqrstuvwxyz', b'nopqrstuvwxyz' + b'abcdefghijklm')
    print(b'why'.translate(rot), b'why'.translate(rot).translate(rot), b'x-y'.translate(rot, b'-'))
    for which in range(2):
        try:
            if which == 0:
                print(b'a'.translate(b'short' * len(argv)))
            else:
                print(bytes.maketrans(b'ab', b'c' * len(argv)))
        except ValueError as e:
            print('ValueError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
