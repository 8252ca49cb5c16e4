import struct


def signed(n):
    results = []
    try:
        results.append(repr(struct.pack('<b', n)))
    except struct.error as e:
        results.append('b refuses')
    try:
        results.append(repr(struct.pack('<h', n)))
    except struct.error as e:
        results.append('h refuses')
    try:
        results.append(repr(struct.pack('<i', n)))
    except struct.error as e:
        results.append('i refuses')
    results.append(repr(struct.pack('<q', n)))
    return ' | '.join(results)


def unsigned(n):
    results = []
    try:
        results.append(repr(struct.pack('>B', n)))
    except struct.error as e:
        results.append('B refuses')
    try:
        results.append(repr(struct.pack('>H', n)))
    except struct.error as e:
        results.append('H refuses')
    try:
        results.append(repr(struct.pack('>I', n)))
    except struct.error as e:
        results.append('I refuses')
    try:
        results.append(repr(struct.pack('>Q', n)))
    except struct.error as e:
        results.append('Q refuses')
    return ' | '.join(results)


def entry_point(argv):
    one = len(argv)
    for n in [0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32769, 65535, 65536, 2147483647, 2147483648, -2147483649, 4294967295, 4294967296, 9223372036854775807]:
        print(n, signed(n * one))
        print(n, unsigned(n * one))
    print(struct.unpack('<bB', b'\x80\x80'))
    print(struct.unpack('<hH', b'\x00\x80\x00\x80'), struct.unpack('>iI', b'\x80\x00\x00\x00\x7f\xff\xff\xff'), struct.unpack('<q', b'\xff' * 8), struct.unpack('!Q', b'\x00' * 7 + b'\x09'))
    print(struct.unpack('@l', struct.pack('@l', -5 * one)), struct.unpack('@n', struct.pack('@n', 7)), struct.calcsize('l'), struct.calcsize('<l'), struct.calcsize('P'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
