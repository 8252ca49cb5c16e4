# not on the LLInterpreter: the interpreter has no C function `umask`
import os
from rpython.rlib import rposix, rposix_stat


def entry_point(argv):
    path = '/tmp/rpy-system-%d' % os.getpid()
    old = rposix.umask(0o027)
    fd = rposix.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    print(oct(rposix.umask(old)), oct(rposix_stat.stat(path).st_mode & 0o777), rposix_stat.fstat(fd).st_size)
    print(rposix.pwrite(fd, b'0123456789', 0), rposix.pread(fd, 4, 3), rposix.pread(fd, 100, 8), rposix.pread(fd, 5, 50), rposix.pwrite(fd, b'', 3))
    print(rposix.lseek(fd, 0, 1), rposix.pwrite(fd, b'ab', 12), rposix.pread(fd, 20, 9))
    rposix.fdatasync(fd)
    rposix.fchmod(fd, 0o600)
    print(oct(rposix_stat.lstat(path).st_mode & 0o777))
    rposix.utime(path, (1000000000.25, 1234567890.5))
    info = rposix_stat.stat(path)
    print(info.st_atime, info.st_mtime)
    rposix.utime(path, (5, -3.5))
    print(rposix.stat(path).st_mtime, rposix.stat(path).st_atime)
    rposix.utime(path, None)
    print(rposix.lstat(path).st_mtime > 1600000000.0)
    rposix.chown(path, rposix.geteuid(), rposix.getegid())
    rposix.fchown(fd, rposix.geteuid(), rposix.getegid())
    print(rposix.geteuid() == rposix.getuid(), rposix.getegid() == rposix.getgid(), len(rposix.getgroups()) < 100)
    flags = rposix.get_status_flags(fd)
    rposix.set_status_flags(fd, flags | rposix.O_NONBLOCK)
    print(flags & rposix.O_NONBLOCK, rposix.get_status_flags(fd) & rposix.O_NONBLOCK)
    rposix.close(fd)
    for what in range(7):
        try:
            if what == 0:
                rposix.pread(fd, 3, 0)
            elif what == 1:
                rposix.pread(fd, -3, 0)
            elif what == 2:
                rposix.utime(path + 'none', None)
            elif what == 3:
                rposix.ttyname(fd)
            elif what == 4:
                rposix.fchdir(fd)
            elif what == 5:
                rposix.mkfifo(path, 0o600)
            else:
                rposix.get_status_flags(fd)
        except OSError as e:
            print(what, e.errno, e.strerror)
    rposix.unlink(path)
    rposix.mkfifo(path, 0o644)
    fd = rposix.open(path, os.O_RDONLY | rposix.O_NONBLOCK, 0)
    print(rposix.read(fd, 10), rposix.stat(path).st_mode >> 12)
    rposix.close(fd)
    rposix.unlink(path)
    system, node, release, version, machine = rposix.uname()
    print(system, len(node) > 0, len(release) > 0, len(version) > 0, machine in ['x86_64', 'aarch64'])
    print(rposix.sysconf(30) % 4096, len(rposix.getloadavg()), rposix.times()[0] >= 0.0, rposix.times()[4] > 0.0, rposix.ctermid(), rposix.nice(0) >= -20)
    rposix.sched_yield()
    rposix.sync()
    print(rposix.getpriority(0, 0) >= -20, rposix.cpu_count() > 0, rposix.getenv('RPY_NOT_THERE'), rposix.getenv('PATH') == os.environ['PATH'])
    home = rposix.open('.', os.O_RDONLY, 0)
    before = rposix.getcwd()
    rposix.chdir('/')
    rposix.fchdir(home)
    print(rposix.getcwd() == before)
    rposix.set_saved_alterrno(33)
    print(rposix.get_saved_alterrno(), rposix.get_saved_errno())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
