import struct
import array

def entry_point(argv):
    a = array.array('B', [0] * 8)
    struct.pack_into('<HH', a, 2, 0x0102, 0x0304)
    print(a.tolist())
    print(struct.unpack_from('<HH', a, 2))
    b = array.array('i', [0, 0])
    struct.pack_into('<i', b, 4, 77)
    print(b[1])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
