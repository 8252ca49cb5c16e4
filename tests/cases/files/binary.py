import os


def entry_point(argv):
    path = '/tmp/rpy_binary_%d' % os.getpid()
    with open(path, 'wb') as f:
        print(f.write(bytes([0, 1, 2, 253, 254, 255])))
        print(f.write(b'\n\r\nabc\n'))
    with open(path, 'rb') as f:
        data = f.read()
        print(data, len(data))
    with open(path, 'rb') as f:
        print(f.readline(), f.read(2), f.readline(), f.readline(), f.read(1))
    with open(path, 'rb') as f:
        print([len(line) for line in f])
    f = open(path, 'r+b')
    f.seek(3)
    f.write(b'XY')
    f.seek(-3, 2)
    print(f.tell(), f.read())
    f.seek(0)
    print(f.read(4), f.tell())
    f.seek(2, 1)
    print(f.tell(), f.read(3))
    f.close()
    print(os.path.getsize(path))
    with open(path, 'ab') as f:
        f.write(b'end')
        print(f.tell())
    with open(path, 'rb') as f:
        f.seek(-5, 2)
        print(f.read())
        f.seek(1000)
        print(f.read(), f.tell())
    with open(path, 'r+b') as f:
        print(f.truncate(4))
        print(f.read())
    with open(path, 'wb') as f:
        f.write(bytearray(b'from a bytearray'))
    print(open(path, 'rb').read())
    os.unlink(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
