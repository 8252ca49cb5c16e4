"""The POSIX functions of `os` under the names that RPython programs use."""

import os
from rpython import ll
from rpython.rlib.objectmodel import we_are_translated


def get_saved_errno():
    """`errno` after the last call of a C function with `save_err`."""
    if we_are_translated():
        from rpython.helpers.ll_raw import ll_saved_errno
        return ll_saved_errno()
    return ll.saved_errno()


def set_saved_errno(errno):
    if we_are_translated():
        from rpython.helpers.ll_raw import ll_set_saved_errno
        ll_set_saved_errno(errno)
    else:
        ll.set_saved_errno(errno)


get_errno = get_saved_errno
set_errno = set_saved_errno


def handle_posix_error(name, result):
    """Raises `OSError` if a C function has failed."""
    result = int(result)
    if result < 0:
        errno = get_saved_errno()
        raise OSError(errno, "%s failed" % name)
    return result


def open(path, flags, mode=0o777):
    return os.open(path, flags, mode)


def read(fd, count):
    return os.read(fd, count)


def write(fd, data):
    return os.write(fd, data)


def close(fd):
    os.close(fd)


def lseek(fd, pos, how):
    return os.lseek(fd, pos, how)


def ftruncate(fd, length):
    os.ftruncate(fd, length)


def fsync(fd):
    os.fsync(fd)


def dup(fd):
    return os.dup(fd)


def isatty(fd):
    return os.isatty(fd)


def access(path, mode):
    return os.access(path, mode)


def chdir(path):
    os.chdir(path)


def getcwd():
    return os.getcwd()


def listdir(dirname):
    return os.listdir(dirname)


def mkdir(path, mode=0o777):
    os.mkdir(path, mode)


def rmdir(path):
    os.rmdir(path)


def unlink(path):
    os.unlink(path)


def rename(path1, path2):
    os.rename(path1, path2)


def replace(path1, path2):
    os.replace(path1, path2)


def symlink(path1, path2):
    os.symlink(path1, path2)


def readlink(path):
    return os.readlink(path)


def chmod(path, mode):
    os.chmod(path, mode)


def getpid():
    return os.getpid()


def getuid():
    return os.getuid()


def getgid():
    return os.getgid()


def kill(pid, sig):
    os.kill(pid, sig)


def is_valid_fd(fd):
    try:
        os.fstat(fd)
    except OSError:
        return False
    return True


class SuppressIPH(object):
    """Means something on Windows only."""

    def __enter__(self):
        return self

    def __exit__(self, *args):
        pass


def dup2(fd, newfd):
    os.dup2(fd, newfd)


def pipe():
    """The ends to read from and to write to."""
    return os.pipe()


def link(path1, path2):
    os.link(path1, path2)


def truncate(path, length):
    os.truncate(path, length)


def getppid():
    return os.getppid()


def system(command):
    return os.system(command)


def strerror(errnum):
    return os.strerror(errnum)


def putenv(name, value):
    os.putenv(name, value)


def unsetenv(name):
    os.unsetenv(name)


def closerange(fd_low, fd_high):
    """Closes what is open of these."""
    fd = fd_low
    while fd < fd_high:
        try:
            os.close(fd)
        except OSError:
            pass
        fd += 1


def makedirs(path):
    os.makedirs(path)


def exit(status):
    os._exit(status)


def set_inheritable(fd, inheritable):
    """Programs start no other programs but by `system`."""


def get_inheritable(fd):
    return False


# What the modules of the system do not have, by C functions.

def fork():
    """0 in the new process, its number in the old one."""
    if not we_are_translated():
        return os.fork()
    from rpython.helpers.ll_system import sys_flush_stream
    from rpython.rlib import _posix
    # What waits to be written is written once.
    sys_flush_stream()
    return _posix.checked("fork", _posix.c_fork())


def waitpid(pid, options):
    """The process that has ended, and its status."""
    from rpython.rlib import _posix
    return _posix.waitpid(pid, options)


def WIFEXITED(status):
    return status & 0x7F == 0


def WEXITSTATUS(status):
    return status >> 8 & 0xFF


def WIFSIGNALED(status):
    return status & 0x7F != 0 and status & 0x7F != 0x7F


def WTERMSIG(status):
    return status & 0x7F


def WIFSTOPPED(status):
    return status & 0xFF == 0x7F


def WSTOPSIG(status):
    return status >> 8 & 0xFF


def WIFCONTINUED(status):
    return status == 0xFFFF


def WCOREDUMP(status):
    return status & 0x80 != 0


def execv(path, args):
    """The process goes on as another program; it does not return."""
    from rpython.rlib import _posix
    _flush()
    _posix.execv(path, args)


def execve(path, args, env):
    from rpython.rlib import _posix
    _flush()
    _posix.execve(path, args, env)


def _flush():
    if we_are_translated():
        from rpython.helpers.ll_system import sys_flush_stream
        sys_flush_stream()
    else:
        import sys
        sys.stdout.flush()


def umask(newmask):
    from rpython.rlib import _posix
    return int(_posix.c_umask(newmask))


def nice(inc):
    from rpython.rlib import _posix
    return _posix.nice(inc)


def killpg(pgrp, sig):
    from rpython.rlib import _posix
    _posix.checked("killpg", _posix.c_killpg(pgrp, sig))


def getpgid(pid):
    from rpython.rlib import _posix
    return _posix.checked("getpgid", _posix.c_getpgid(pid))


def setpgid(pid, gid):
    from rpython.rlib import _posix
    _posix.checked("setpgid", _posix.c_setpgid(pid, gid))


def setsid():
    from rpython.rlib import _posix
    return _posix.checked("setsid", _posix.c_setsid())


def getsid(pid):
    from rpython.rlib import _posix
    return _posix.checked("getsid", _posix.c_getsid(pid))


def getpgrp():
    from rpython.rlib import _posix
    return int(_posix.c_getpgrp())


def setpgrp():
    from rpython.rlib import _posix
    _posix.checked("setpgrp", _posix.c_setpgid(0, 0))


def geteuid():
    from rpython.rlib import _posix
    return int(_posix.c_geteuid())


def getegid():
    from rpython.rlib import _posix
    return int(_posix.c_getegid())


def setuid(uid):
    from rpython.rlib import _posix
    _posix.checked("setuid", _posix.c_setuid(uid))


def setgid(gid):
    from rpython.rlib import _posix
    _posix.checked("setgid", _posix.c_setgid(gid))


def seteuid(uid):
    from rpython.rlib import _posix
    _posix.checked("seteuid", _posix.c_seteuid(uid))


def setegid(gid):
    from rpython.rlib import _posix
    _posix.checked("setegid", _posix.c_setegid(gid))


def setreuid(ruid, euid):
    from rpython.rlib import _posix
    _posix.checked("setreuid", _posix.c_setreuid(ruid, euid))


def setregid(rgid, egid):
    from rpython.rlib import _posix
    _posix.checked("setregid", _posix.c_setregid(rgid, egid))


def mkfifo(path, mode):
    from rpython.rlib import _posix
    _posix.checked("mkfifo", _posix.c_mkfifo(path, mode))


def fchdir(fd):
    from rpython.rlib import _posix
    _posix.checked("fchdir", _posix.c_fchdir(fd))


def fchmod(fd, mode):
    from rpython.rlib import _posix
    _posix.checked("fchmod", _posix.c_fchmod(fd, mode))


def chown(path, uid, gid):
    from rpython.rlib import _posix
    _posix.checked("chown", _posix.c_chown(path, uid, gid))


def lchown(path, uid, gid):
    from rpython.rlib import _posix
    _posix.checked("lchown", _posix.c_lchown(path, uid, gid))


def fchown(fd, uid, gid):
    from rpython.rlib import _posix
    _posix.checked("fchown", _posix.c_fchown(fd, uid, gid))


def chroot(path):
    from rpython.rlib import _posix
    _posix.checked("chroot", _posix.c_chroot(path))


def fdatasync(fd):
    from rpython.rlib import _posix
    _posix.checked("fdatasync", _posix.c_fdatasync(fd))


def sched_yield():
    from rpython.rlib import _posix
    _posix.checked("sched_yield", _posix.c_sched_yield())


def setpriority(which, who, prio):
    from rpython.rlib import _posix
    _posix.checked("setpriority", _posix.c_setpriority(which, who, prio))


def sync():
    from rpython.rlib import _posix
    _posix.c_sync()


def getpriority(which, who):
    from rpython.rlib import _posix
    return int(_posix.c_getpriority(which, who))


def getgroups():
    from rpython.rlib import _posix
    return _posix.getgroups()


def getlogin():
    from rpython.rlib import _posix
    return _posix.text("getlogin", _posix.c_getlogin())


def ttyname(fd):
    from rpython.rlib import _posix
    return _posix.text("ttyname", _posix.c_ttyname(fd))


def ctermid():
    from rpython.rlib import _posix
    return _posix.ctermid()


def uname():
    """The names of the system, the machine, the release, the version and the processor."""
    from rpython.rlib import _posix
    return _posix.uname()


def sysconf(value):
    from rpython.rlib import _posix
    return int(_posix.c_sysconf(value))


def getloadavg():
    from rpython.rlib import _posix
    return _posix.getloadavg()


def times():
    """Seconds: of the user, of the system, of ended children (both), and on the clock."""
    from rpython.rlib import _posix
    return _posix.times()


def utime(path, times):
    """`times` are those of the last read and write; None is now."""
    from rpython.rlib import _posix
    if times is None:
        _posix.utime_now(path)
    else:
        _posix.utime(path, times[0], times[1])


def pread(fd, count, offset):
    from rpython.rlib import _posix
    return _posix.pread(fd, count, offset)


def pwrite(fd, data, offset):
    from rpython.rlib import _posix
    return _posix.pwrite(fd, data, offset)


def get_status_flags(fd):
    from rpython.rlib import _posix
    return _posix.checked("fcntl", _posix.c_fcntl(fd, F_GETFL, 0))


def set_status_flags(fd, flags):
    from rpython.rlib import _posix
    _posix.checked("fcntl", _posix.c_fcntl(fd, F_SETFL, flags))


def cpu_count():
    return os.cpu_count()


def getenv(name):
    return os.getenv(name)


def fstat(fd):
    return os.fstat(fd)


def stat(path):
    return os.stat(path)


def lstat(path):
    return os.lstat(path)


get_saved_alterrno = get_saved_errno
set_saved_alterrno = set_saved_errno
WNOHANG, WUNTRACED, WCONTINUED = 1, 2, 8
O_NONBLOCK = 0o4000
F_GETFL, F_SETFL = 3, 4
