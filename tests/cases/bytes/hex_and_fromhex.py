def attempt(text):
    try:
        print(repr(text), bytes.fromhex(text))
    except ValueError as e:
        print(repr(text), 'ValueError', e)


def entry_point(argv):
    n = len(argv)
    b = b'\x00\x01\xab\xff hi'
    print(b.hex(), bytearray(b).hex(), b''.hex(), b.hex('-'), b.hex(':', 2), b.hex('_', -3), b.hex(sep=' '), b.hex('.', 100), b.hex(' ', n), bytes([n]).hex())
    for text in ['', '00ff', 'DEADbeef', ' 01 02\t03\n', '0', '0g', 'abc', 'zz', '01 2', '\u0661\u0661', '0 1']:
        attempt(text)
    print(bytearray.fromhex('6869'), bytes.fromhex(b.hex()) == b, bytes.fromhex('ff' * n)[0], int('ff', 16) == bytes.fromhex('ff')[0])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
