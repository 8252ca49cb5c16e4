# not on the LLInterpreter: the interpreter has no C function `crc32`
from rpython.rlib import rzlib


def entry_point(argv):
    print(rzlib.crc32(b''), rzlib.crc32(b'hello world'), rzlib.adler32(b'hello world'))
    crc = rzlib.crc32(b'hello ')
    print(rzlib.crc32(b'world', crc) == rzlib.crc32(b'hello world'))
    data = b'abcabcabc' * 100 + bytes(range(256))
    for level in [1, 6, 9]:
        packed = rzlib.compress(data, level)
        print(len(packed) < len(data), rzlib.decompress(packed) == data)
    print(rzlib.decompress(rzlib.compress(b'')), len(rzlib.decompress(rzlib.compress(b'x' * 100000))))
    try:
        rzlib.decompress(b'this is not compressed')
    except rzlib.RZlibError as e:
        print('refused:', e.msg)
    try:
        rzlib.decompress(rzlib.compress(data)[:20])
    except rzlib.RZlibError as e:
        print('cut off')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
