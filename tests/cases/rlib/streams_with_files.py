import os
from rpython.rlib.streamio import open_file_as_stream, fdopen_as_stream, construct_stream_tower, DiskFile
from rpython.rlib.rfile import create_file, create_temp_rfile, create_fdopen_rfile


def entry_point(argv):
    path = '/tmp/rpy-numbers-streams-%d' % os.getpid()
    out = open_file_as_stream(path, 'w')
    for i in range(5):
        out.write('line %d\n' % i)
    out.write('caf\u00e9')
    print(out.tell())
    out.close()
    f = open_file_as_stream(path)
    print(repr(f.readline()), repr(f.read(3)), f.tell(), repr(f.readline()))
    f.seek(-5, 2)
    print(repr(f.read(100)), repr(f.read(1)), repr(f.readline()))
    f.seek(0, 0)
    print(len(f.readall()), f.readall() == '')
    f.close()
    f = create_file(path, 'a+')
    f.write('!more')
    f.flush()
    f.seek(0)
    print(f.readlines()[-1], f.isatty(), f.fileno() > 2)
    f.seek(6)
    f.truncate(6)
    f.seek(0)
    print(repr(f.read()))
    f.close()
    f.close()
    try:
        f.read()
    except ValueError as e:
        print('ValueError', e)
    with create_file(path, 'r') as g:
        try:
            g.write('no')
        except OSError as e:
            print('OSError')
        print(g.closed)
    print(g.closed)
    fd = os.open(path, os.O_RDONLY)
    h = fdopen_as_stream(fd, 'r')
    print(h.try_to_find_file_descriptor() == fd, repr(h.readall()))
    h.close()
    t = create_temp_rfile()
    t.write('temporary')
    t.seek(0)
    print(t.read(4), t.read(100))
    t.close()
    os.unlink(path)
    for mode in ['r', 'q']:
        try:
            open_file_as_stream(path, mode)
        except OSError as e:
            print('OSError', e.errno)
        except ValueError as e:
            print('ValueError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
