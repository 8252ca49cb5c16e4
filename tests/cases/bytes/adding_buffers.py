import array


def entry_point(argv):
    ba = bytearray(b'ab')
    ba += memoryview(b'cde')[1:]
    print(ba)
    ba += b'x'
    ba += bytearray(b'yz')
    print(ba)
    print(b'x' + memoryview(b'yz'), b'x' + array.array('B', [65, 66]), bytearray(b'q') + array.array('b', [67]))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
