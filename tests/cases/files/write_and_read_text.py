import os


def entry_point(argv):
    path = '/tmp/rpy_write_and_read_%d.txt' % os.getpid()
    f = open(path, 'w')
    print(f.write('first line\n'), f.write(''), f.write('zweite Zeile: größer\n'))
    f.write('no newline at the end')
    f.close()
    f = open(path)
    text = f.read()
    print(repr(text), len(text))
    print(repr(f.read()), repr(f.readline()))
    f.close()
    print(os.path.getsize(path))
    f = open(path, 'r')
    print(repr(f.readline()))
    print(repr(f.read(7)), repr(f.read(3)))
    print(repr(f.readline()))
    print(repr(f.read(0)), repr(f.read(100)), repr(f.read(5)))
    f.close()
    f = open(path, 'a')
    f.write('!\nmore\n')
    f.close()
    with open(path) as g:
        lines = g.readlines()
    print(len(lines), lines)
    with open(path, 'w') as g:
        pass
    print(os.path.getsize(path), repr(open(path).read()))
    os.unlink(path)
    print(os.path.exists(path))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
