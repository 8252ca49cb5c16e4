# not on the LLInterpreter: the interpreter has no C function `crc32`
from rpython.rlib import rzlib


def packed(data, level):
    stream = rzlib.deflateInit(level)
    result = rzlib.compress(stream, data, rzlib.Z_FINISH)
    rzlib.deflateEnd(stream)
    return result


def unpacked(data):
    stream = rzlib.inflateInit()
    try:
        result, finished, left = rzlib.decompress(stream, data, rzlib.Z_FINISH)
    finally:
        rzlib.inflateEnd(stream)
    assert finished and left == 0
    return result


def entry_point(argv):
    print(rzlib.crc32(b''), rzlib.crc32(b'hello world'), rzlib.adler32(b''), rzlib.adler32(b'hello world'))
    crc = rzlib.crc32(b'hello ')
    print(rzlib.crc32(b'world', crc) == rzlib.crc32(b'hello world'), rzlib.adler32(b'b', rzlib.adler32(b'a')) == rzlib.adler32(b'ab'))
    data = b'abcabcabc' * 100 + bytes(range(256))
    for level in [0, 1, 6, 9, -1]:
        small = packed(data, level)
        print(len(small) < len(data), unpacked(small) == data)
    print(unpacked(packed(b'', 6)), len(unpacked(packed(b'x' * 200000, 9))))
    for bad in [b'this is not compressed', packed(data, 6)[:20], packed(data, 6)[:-1], b'', packed(data, 6)[:-4] + b'zzzz']:
        try:
            unpacked(bad)
        except rzlib.RZlibError as e:
            print('refused:', e.msg)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
