"""Coders in a registry: each text is packed and unpacked by each."""
from packing import CODERS, find, PackError
from packing import huffman, rle, lz
from packing.bits import BitWriter, BitReader
from samples import *


def checksum(data):
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return b << 16 | a


def entry_point(argv):
    for title, sample in SAMPLES:
        sizes = []
        for name in sorted(CODERS):
            coder = find(name)
            packed = coder.pack(sample)
            if coder.unpack(packed) != sample:
                print('WRONG', name, title)
            sizes.append('%s %d (%08x)' % (name, len(packed), checksum(packed)))
        print('%-8s %4d: %s' % (title, len(sample), ', '.join(sizes)))
    writer = BitWriter()
    for number, width in [(5, 3), (0, 1), (1000, 10), (1, 1), (255, 8)]:
        writer.number(number, width)
    data = writer.finish()
    reader = BitReader(data)
    print(data, [reader.number(width) for width in (3, 1, 10, 1, 8)], reader.left())
    for name, bad in [('rle', b'\x05'), ('lz', b'\x01\x00\x09\x04'), ('huffman', b''), ('none', b'')]:
        try:
            print(find(name).unpack(bad))
        except PackError as e:
            print('%s: %s' % (name, e))
    print(huffman.code_lengths(b'abracadabra'))
    print(rle.MAX_RUN, lz.WINDOW)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
