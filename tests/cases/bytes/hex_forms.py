def attempt(s):
    try:
        return repr(bytes.fromhex(s))
    except ValueError as e:
        return 'ValueError: %s' % e


def entry_point(argv):
    b = b'\x00\x01\xab\xcd\xef\xff'
    print(b.hex(), b.hex(':'), b.hex(' ', 2), b.hex('-', -2), b.hex('_', 4), b''.hex(), b'a'.hex('.'), bytearray(b).hex(), b.hex(':', 100))
    for s in ['00ff', 'DEADbeef', '', '  00 01\n02\t', '0 0', '0', 'zz', '00f', 'a b', '\u00e9', '00 0g', '0x00']:
        print(ascii(s), attempt(s))
    print(bytearray.fromhex('0a0b'), bytes.fromhex(b.hex()) == b, ''.join('%02x' % x for x in b), [int(b.hex()[i:i + 2], 16) for i in range(0, 12, 2)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
