def entry_point(argv):
    n = len(argv)
    table = bytes.maketrans(b'abc', b'xyz')
    print(len(table), b'aabbcc-d'.translate(table), b'hello'.translate(None, b'l'), b'abcabc'.translate(table, b'b'), b''.translate(table), b'\x00\xff'.translate(table), b'hello world'.translate(table, delete=b'lo'))
    rot = bytes([(i + n) % 256 for i in range(256)])
    print(b'HAL'.translate(rot), bytearray(b'HAL').translate(rot), b'\xff'.translate(rot))
    try:
        print(bytes.maketrans(b'ab', b'c'))
    except ValueError as e:
        print('ValueError', e)
    try:
        print(b'x'.translate(b'short'))
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
