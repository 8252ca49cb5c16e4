import os
from rpython.rlib import rpath, rtime, rposix, rtimer
from rpython.rlib.rpath import rjoin, rabspath, rnormpath, risabs, risdir, rexists, rbasename, rdirname, rsplitdrive


def entry_point(argv):
    print(rjoin(rjoin('a', 'b'), 'c'), rjoin('a', '/b'), rjoin('', 'x'), rnormpath('a/./b//../c/'), rabspath('/x/../y'), risabs('/a'), risabs('a'))
    print(risdir('/tmp'), rexists('/tmp'), rexists('/no/such/file'), rbasename('/a/b.c'), rdirname('/a/b.c'), rsplitdrive('/a'))
    a = rtime.time()
    c = rtime.clock()
    rtime.sleep(0.001)
    print(rtime.time() >= a, rtime.clock() >= c, rtime.clock_gettime(rtime.CLOCK_MONOTONIC) > 0.0, rtimer.read_timestamp() <= rtimer.read_timestamp())
    path = '/tmp/rpy-numbers-posix-%d' % os.getpid()
    fd = rposix.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o644)
    print(rposix.write(fd, b'hello world'), rposix.lseek(fd, 6, 0), rposix.read(fd, 100), rposix.is_valid_fd(fd), rposix.isatty(fd))
    rposix.ftruncate(fd, 5)
    fd2 = rposix.dup(fd)
    print(rposix.lseek(fd2, 0, 2))
    rposix.close(fd)
    rposix.close(fd2)
    print(rposix.is_valid_fd(fd), rposix.access(path, os.R_OK))
    rposix.rename(path, path + '2')
    rposix.mkdir(path)
    print(rposix.listdir(path), rpath.exists(path + '2'))
    rposix.unlink(path + '2')
    rposix.rmdir(path)
    for n in range(3):
        try:
            if n == 0:
                rposix.unlink(path)
            elif n == 1:
                rposix.rmdir('/no/such')
            else:
                rposix.handle_posix_error('test', -1)
        except OSError as e:
            print(n, 'OSError')
    print(rposix.handle_posix_error('test', 5), rposix.getpid() == os.getpid())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
