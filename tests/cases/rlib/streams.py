import os
from rpython.rlib.streamio import open_file_as_stream, fdopen_as_stream


def entry_point(argv):
    path = '/tmp/rpy_streams_%d' % os.getpid()
    f = open_file_as_stream(path, 'w')
    f.write('first\n')
    f.write('second ünï\n')
    f.write('third')
    f.close()
    f = open_file_as_stream(path)
    print(repr(f.readline()), repr(f.read(4)), f.tell())
    print(repr(f.readall()), repr(f.readline()), repr(f.read(10)))
    f.close()
    f = open_file_as_stream(path, 'r+')
    f.seek(6, 0)
    f.write('SECOND')
    f.seek(0, 0)
    print(repr(f.readall()))
    f.truncate(5)
    f.close()
    print(os.stat(path).st_size)
    f = open_file_as_stream(path, 'a')
    f.write('+')
    f.close()
    f = fdopen_as_stream(os.open(path, os.O_RDONLY), 'r')
    text = ''
    while True:
        part = f.read(2)
        if not part:
            break
        text += part + '|'
    print(text)
    f.close()
    try:
        f.read(1)
    except ValueError as e:
        print(e)
    try:
        open_file_as_stream('/tmp/rpy-no-such-file-at-all')
    except OSError as e:
        print(e.errno, e.strerror)
    try:
        open_file_as_stream(path, 'q')
    except ValueError as e:
        print(e)
    f = open_file_as_stream(path)
    try:
        f.write('x')
    except IOError as e:
        print(e)
    f.close()
    os.unlink(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
