from rpython.rlib.rstruct.error import StructError
from rpython.rlib.rstruct.runpack import runpack


def entry_point(argv):
    n = len(argv)
    data = b'\x01\x02\x03\x04' * n
    print(runpack('>i', data), runpack('<hh', data), runpack('4s', data))
    for part in [data, data[:3], data + b'x']:
        try:
            print(runpack('<i', part))
        except StructError as e:
            print('StructError', e.msg == str(e), len(e.msg) > 0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
