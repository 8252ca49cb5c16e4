import os
from rpython.rlib import rposix


def entry_point(argv):
    path = '/tmp/rpy_rposix_%d' % os.getpid()
    fd = rposix.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o644)
    print(rposix.write(fd, b'some bytes'), rposix.lseek(fd, 5, 0), rposix.read(fd, 3))
    rposix.ftruncate(fd, 4)
    print(rposix.lseek(fd, 0, 2), rposix.isatty(fd), rposix.is_valid_fd(fd))
    rposix.close(fd)
    print(rposix.is_valid_fd(fd))
    rposix.rename(path, path + '2')
    print(rposix.access(path, os.F_OK), rposix.access(path + '2', os.R_OK))
    rposix.unlink(path + '2')
    try:
        rposix.unlink(path + '2')
    except OSError as e:
        print(e.errno, e.strerror)
    print(rposix.getpid() == os.getpid(), rposix.getcwd() == os.getcwd())
    rposix.mkdir(path, 0o755)
    print(rposix.listdir(path))
    rposix.rmdir(path)
    with rposix.SuppressIPH():
        print('inside')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
