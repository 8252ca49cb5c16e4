import os


def path_of(name):
    return os.path.join('/tmp', 'rpy_case_%s_%d' % (name, os.getpid()))


def entry_point(argv):
    path = path_of('rw')
    n = len(argv)
    with open(path, 'w') as f:
        print(f.write('first\n'), f.write('s\u00e9cond\n'), f.closed, f.writable(), f.readable())
        f.writelines(['third\n', 'fourth'])
        print('printed', n, file=f, sep=':')
    print(f.closed, os.path.getsize(path), os.path.exists(path))
    with open(path) as f:
        print(repr(f.read(3)), repr(f.read(5)), repr(f.readline()), repr(f.readline()), f.readlines(), repr(f.read()), repr(f.readline()))
    with open(path, 'a') as f:
        f.write('appended\n')
    with open(path, 'r+') as f:
        print(f.readline().strip())
        f.seek(0)
        f.write('FIRST')
    with open(path, encoding='utf-8') as f:
        for number, line in enumerate(f, 1):
            print(number, ascii(line))
    with open(path, 'rb') as g:
        data = g.read()
        print(len(data), data[:9], g.seek(-5, 2), g.read(), g.seek(6), g.read(3), g.tell(), g.seek(2, 1), g.readline(4))
    with open(path, 'wb') as h:
        print(h.write(b'\x00\x01\r\n\xff'), h.write(bytearray(b'xy')))
    with open(path, 'rb') as g:
        print(list(g), g.read())
    with open(path, 'w', newline='') as f:
        f.write('a\r\nb\rc\n')
    print(open(path).read() == 'a\nb\nc\n', open(path, newline='').read() == 'a\r\nb\rc\n')
    os.remove(path)
    print(os.path.exists(path))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
