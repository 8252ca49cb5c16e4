import os


def read_all(fd):
    parts = []
    while True:
        data = os.read(fd, 4)
        if not data:
            break
        parts.append(data)
    return b''.join(parts)


def entry_point(argv):
    path = '/tmp/rpy_descriptors_%d' % os.getpid()
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    print(os.write(fd, b'hello '), os.write(fd, b'world\n'), os.write(fd, b''))
    os.close(fd)
    fd = os.open(path, os.O_RDWR)
    print(read_all(fd))
    print(os.lseek(fd, 0, 1), os.lseek(fd, -3, 2), os.lseek(fd, 2, 0))
    os.write(fd, b'XX')
    os.lseek(fd, 0, os.SEEK_SET)
    print(os.read(fd, 100))
    copy = os.dup(fd)
    os.close(fd)
    os.lseek(copy, 0, 0)
    print(os.read(copy, 3))
    os.ftruncate(copy, 5)
    os.lseek(copy, 0, 0)
    print(os.read(copy, 50), os.fstat(copy).st_size)
    print(os.isatty(copy))
    os.close(copy)
    try:
        os.close(copy)
    except OSError as e:
        print(e.errno, e.strerror, e)
    try:
        os.read(copy, 1)
    except OSError as e:
        print(e)
    try:
        os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
    except OSError as e:
        print(e.errno, type(e).__name__)
    fd = os.open(path, os.O_WRONLY | os.O_APPEND)
    os.write(fd, b'!')
    os.close(fd)
    print(open(path, 'rb').read())
    os.unlink(path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
