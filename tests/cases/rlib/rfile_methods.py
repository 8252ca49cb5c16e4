import os
from rpython.rlib.rfile import create_file, create_fdopen_rfile, create_temp_rfile, RFile, SEEK_SET, SEEK_END, SEEK_CUR


def entry_point(argv):
    path = '/tmp/rpy-rfile-%d' % os.getpid()
    f = create_file(path, 'w+')
    f.write('first line\nsecond l\u00efne\n\nlast')
    print(f.tell(), f.closed, f.isatty(), f.fileno() > 2)
    f.seek(0)
    print(repr(f.readline()), repr(f.readline(3)), repr(f.readline(6)), repr(f.readline(100)), repr(f.readline()), repr(f.readline(2)), repr(f.readline()), repr(f.readline()))
    f.seek(-4, SEEK_END)
    print(repr(f.read(2)), f.tell(), repr(f.read()), repr(f.read()), repr(f.read(0)))
    f.seek(2, SEEK_SET)
    f.seek(3, SEEK_CUR)
    print(repr(f.read(5)), repr(f.readline(0)))
    f.truncate(14)
    f.seek(0, SEEK_END)
    print(f.tell())
    f.seek(5)
    f.truncate()
    f.write('|')
    f.seek(0)
    print(repr(f.read(-1)), f.close(), f.closed, f.close())
    for what in range(7):
        try:
            if what == 0:
                f.read()
            elif what == 1:
                f.write('x')
            elif what == 2:
                f.seek(0)
            elif what == 3:
                f.tell()
            elif what == 4:
                f.fileno()
            elif what == 5:
                f.flush()
            else:
                f.readline(3)
        except ValueError as e:
            print(what, e)
    f = create_file(path, 'a')
    f.write('more')
    f.flush()
    print(os.stat(path).st_size)
    try:
        f.read(1)
    except OSError as e:
        print('cannot read')
    f.close()
    f = create_file(path)
    print(f.readlines())
    try:
        f.write('x')
    except OSError as e:
        print('cannot write')
    f.close()
    f = create_file(path, 'r+')
    f.read(2)
    f.write('XY')
    f.seek(0)
    print(f.read())
    f.close()
    with create_fdopen_rfile(os.open(path, os.O_RDONLY), 'r') as f:
        print(f.read(3), isinstance(f, RFile))
    print(f.closed)
    for mode in ['', 'q', 'br', 'r!', 'z+']:
        try:
            create_file(path, mode)
        except ValueError as e:
            print('ValueError', e)
    try:
        create_file(path + 'none', 'r')
    except OSError as e:
        print(e.errno, e.strerror, e.filename == path + 'none')
    try:
        create_file('/tmp', 'w')
    except OSError as e:
        print(e.errno)
    t = create_temp_rfile()
    t.write('\u20ac' * 5 + 'end')
    t.seek(3)
    print(t.read(1), t.read(4), t.readline(1), t.tell())
    t.close()
    big = create_file(path, 'w', 0)
    for i in range(3000):
        big.write('line %d\n' % i)
    big.close()
    big = create_file(path, 'r')
    n = 0
    total = 0
    while True:
        line = big.readline()
        if not line:
            break
        n += 1
        total += int(line[5:])
    print(n, total, big.tell())
    big.close()
    os.unlink(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
