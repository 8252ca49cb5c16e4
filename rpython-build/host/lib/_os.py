"""The functions of `os`: they are imported when a first one is asked for."""

import _system as ll
from _os_errors import os_error, path_error, paths_error, checked_path
import _io as io
import _os_errors as errors
from _os_path import join, split, isdir, islink

__specialize__ = "types"


def strerror(code):
    return errors.strerror(code)


def open(path, flags, mode=0o777):
    path = checked_path(path)
    fd = ll.sys_open(path, flags, mode)
    if fd < 0:
        raise path_error(fd, path)
    return fd


def fdopen(fd, mode="r", buffering=-1):
    if "b" in mode:
        return io.fdopen_binary(fd, mode)
    return io.fdopen_text(fd, mode)


fdopen._annspecialcase_ = "specialize:arg(1)"


def close(fd):
    result = ll.sys_close(fd)
    if result < 0:
        raise os_error(result)


def read(fd, n):
    if n < 0:
        raise os_error(22)
    data = ll.sys_read(fd, n)
    if ll.sys_read_error() < 0:
        raise os_error(ll.sys_read_error())
    return data


def write(fd, data):
    if fd == 1:
        ll.sys_flush_stream()
    count = ll.sys_write(fd, data)
    if count < 0:
        raise os_error(count)
    return count


def lseek(fd, pos, how):
    at = ll.sys_lseek(fd, pos, how)
    if at < 0:
        raise os_error(at)
    return at


def ftruncate(fd, length):
    result = ll.sys_ftruncate(fd, length)
    if result < 0:
        raise os_error(result)


def fsync(fd):
    result = ll.sys_fsync(fd)
    if result < 0:
        raise os_error(result)


def dup(fd):
    copy = ll.sys_dup(fd)
    if copy < 0:
        raise os_error(copy)
    return copy


def dup2(fd, fd2, inheritable=True):
    result = ll.sys_dup2(fd, fd2)
    if result < 0:
        raise os_error(result)
    return fd2


def pipe():
    result = ll.sys_pipe()
    if result < 0:
        raise os_error(result)
    return ll.sys_result(0), ll.sys_result(1)


def isatty(fd):
    return ll.sys_isatty(fd) == 1


class stat_result(object):
    """What is known of a file."""

    def __init__(self):
        self.st_mode = ll.sys_result(0)
        self.st_ino = ll.sys_result(1)
        self.st_dev = ll.sys_result(2)
        self.st_nlink = ll.sys_result(3)
        self.st_uid = ll.sys_result(4)
        self.st_gid = ll.sys_result(5)
        self.st_size = ll.sys_result(6)
        atime, mtime, ctime = ll.sys_result(7), ll.sys_result(8), ll.sys_result(9)
        self.st_atime_ns = atime * 1000000000 + ll.sys_result(10)
        self.st_mtime_ns = mtime * 1000000000 + ll.sys_result(11)
        self.st_ctime_ns = ctime * 1000000000 + ll.sys_result(12)
        self.st_atime = atime + 1e-9 * ll.sys_result(10)
        self.st_mtime = mtime + 1e-9 * ll.sys_result(11)
        self.st_ctime = ctime + 1e-9 * ll.sys_result(12)
        self._times = [atime, mtime, ctime]

    def __len__(self):
        return 10

    def __getitem__(self, i):
        if i < 0:
            i += 10
        if i == 0:
            return self.st_mode
        if i == 1:
            return self.st_ino
        if i == 2:
            return self.st_dev
        if i == 3:
            return self.st_nlink
        if i == 4:
            return self.st_uid
        if i == 5:
            return self.st_gid
        if i == 6:
            return self.st_size
        if 7 <= i <= 9:
            return self._times[i - 7]
        raise IndexError("tuple index out of range")


def fstat(fd):
    result = ll.sys_fstat(fd)
    if result < 0:
        raise os_error(result)
    return stat_result()


def stat(path):
    path = checked_path(path)
    io.flush_files()
    result = ll.sys_stat(path, 1)
    if result < 0:
        raise path_error(result, path)
    return stat_result()


def lstat(path):
    path = checked_path(path)
    io.flush_files()
    result = ll.sys_stat(path, 0)
    if result < 0:
        raise path_error(result, path)
    return stat_result()


def mkdir(path, mode=0o777):
    path = checked_path(path)
    result = ll.sys_mkdir(path, mode)
    if result < 0:
        raise path_error(result, path)


def makedirs(name, mode=0o777, exist_ok=False):
    head, tail = split(name)
    if not tail:
        head, tail = split(head)
    if head and tail and ll.sys_stat(head, 1) < 0:
        try:
            makedirs(head, mode, exist_ok)
        except FileExistsError:
            pass
        if tail == ".":
            return
    try:
        mkdir(name, mode)
    except OSError:
        if not exist_ok or not isdir(name):
            raise


def rmdir(path):
    path = checked_path(path)
    result = ll.sys_rmdir(path)
    if result < 0:
        raise path_error(result, path)


def removedirs(name):
    rmdir(name)
    head, tail = split(name)
    if not tail:
        head, tail = split(head)
    while head and tail:
        if ll.sys_rmdir(head) < 0:
            break
        head, tail = split(head)


def unlink(path):
    path = checked_path(path)
    result = ll.sys_unlink(path)
    if result < 0:
        raise path_error(result, path)


def remove(path):
    unlink(path)


def rename(src, dst):
    src = checked_path(src)
    dst = checked_path(dst)
    io.flush_files()
    result = ll.sys_rename(src, dst)
    if result < 0:
        raise paths_error(result, src, dst)


def replace(src, dst):
    rename(src, dst)


def link(src, dst):
    result = ll.sys_link(src, dst)
    if result < 0:
        raise paths_error(result, src, dst)


def symlink(src, dst):
    result = ll.sys_symlink(src, dst)
    if result < 0:
        raise paths_error(result, src, dst)


def readlink(path):
    result = ll.sys_readlink(path)
    if result < 0:
        raise path_error(result, path)
    return ll.sys_text().decode("utf-8", "replace")


def chmod(path, mode):
    path = checked_path(path)
    result = ll.sys_chmod(path, mode)
    if result < 0:
        raise path_error(result, path)


def access(path, mode):
    return ll.sys_access(path, mode) == 0


def truncate(path, length):
    path = checked_path(path)
    io.flush_files()
    result = ll.sys_truncate(path, length)
    if result < 0:
        raise path_error(result, path)


def listdir(path="."):
    path = checked_path(path)
    result = ll.sys_listdir(path)
    if result < 0:
        raise path_error(result, path)
    names = []
    text = ll.sys_text().decode("utf-8", "replace")
    start = 0
    while start < len(text):
        end = text.find("\0", start)
        names.append(text[start:end])
        start = end + 1
    return names


def walk(top, topdown=True, onerror=None, followlinks=False):
    """The folders below a folder, each with its folders and files."""
    behind = []
    waiting = [fspath(top)]
    while waiting:
        top = waiting.pop()
        try:
            names = listdir(top)
        except OSError as error:
            if onerror is not None:
                onerror(error)
            continue
        dirs = []
        files = []
        for name in names:
            if isdir(join(top, name)):
                dirs.append(name)
            else:
                files.append(name)
        if topdown:
            yield top, dirs, files
        else:
            behind.append((top, dirs, files))
        # Up from the bottom is down from the top, backwards.
        for name in reversed(dirs) if topdown else dirs:
            if followlinks or not islink(join(top, name)):
                waiting.append(join(top, name))
    while behind:
        yield behind.pop()


def getcwd():
    result = ll.sys_getcwd()
    if result < 0:
        raise os_error(result)
    return ll.sys_text().decode("utf-8", "replace")


def chdir(path):
    path = checked_path(path)
    result = ll.sys_chdir(path)
    if result < 0:
        raise path_error(result, path)


def getpid():
    return ll.sys_getpid()


def getppid():
    return ll.sys_getppid()


def getuid():
    return ll.sys_getuid()


def getgid():
    return ll.sys_getgid()


def kill(pid, sig):
    result = ll.sys_kill(pid, sig)
    if result < 0:
        raise os_error(result)


def system(command):
    io.flush_files()
    ll.sys_flush_stream()
    return ll.sys_system(command)


def cpu_count():
    return ll.sys_cpu_count()


def urandom(n):
    if n < 0:
        raise ValueError("negative argument not allowed")
    data = ll.sys_urandom(n)
    if ll.sys_read_error() < 0:
        raise os_error(ll.sys_read_error())
    return data


def _exit(status):
    ll.sys_exit(status)
    raise SystemExit(status)


def fspath(path):
    return errors.fspath(path)


def fsencode(filename):
    filename = fspath(filename)
    return filename if isinstance(filename, bytes) else filename.encode("utf-8")


def fsdecode(filename):
    filename = fspath(filename)
    return filename.decode("utf-8") if isinstance(filename, bytes) else filename


def getenv(key, default=None):
    if ll.sys_getenv(key):
        return ll.sys_text().decode("utf-8", "replace")
    return default


def putenv(key, value):
    result = ll.sys_setenv(key, value)
    if result < 0:
        raise os_error(result)


def unsetenv(key):
    result = ll.sys_unsetenv(key)
    if result < 0:
        raise os_error(result)


class Environ(object):
    """The environment of the process."""

    def get(self, key, default=None):
        return getenv(key, default)

    def __getitem__(self, key):
        if ll.sys_getenv(key):
            return ll.sys_text().decode("utf-8", "replace")
        raise KeyError(key)

    def __contains__(self, key):
        return ll.sys_getenv(key) == 1

    def __setitem__(self, key, value):
        putenv(key, value)

    def __delitem__(self, key):
        if not ll.sys_getenv(key):
            raise KeyError(key)
        unsetenv(key)

    def setdefault(self, key, value):
        if key in self:
            return self[key]
        self[key] = value
        return value

    def pop(self, key, *default):
        if key not in self:
            if len(default) == 0:
                raise KeyError(key)
            return default[0]
        value = self[key]
        unsetenv(key)
        return value

    def copy(self):
        found = {}
        ll.sys_environ()
        text = ll.sys_text().decode("utf-8", "replace")
        start = 0
        while start < len(text):
            end = text.find("\0", start)
            middle = text.find("=", start, end)
            if middle > start:
                found[text[start:middle]] = text[middle + 1:end]
            start = end + 1
        return found

    def keys(self):
        return list(self.copy())

    def values(self):
        return list(self.copy().values())

    def items(self):
        return list(self.copy().items())

    def __iter__(self):
        return iter(self.keys())

    def __len__(self):
        return len(self.copy())


environ = Environ()


# Processes, users and rights: those of `rposix`, with CPython's messages.

WNOHANG, WUNTRACED, WCONTINUED = 1, 2, 8


def fork():
    from rpython.rlib import rposix
    io.flush_files()
    try:
        return rposix.fork()
    except OSError as e:
        raise os_error(-e.errno)


def umask(mask):
    from rpython.rlib import rposix
    try:
        return rposix.umask(mask)
    except OSError as e:
        raise os_error(-e.errno)


def nice(increment):
    from rpython.rlib import rposix
    try:
        return rposix.nice(increment)
    except OSError as e:
        raise os_error(-e.errno)


def killpg(pgid, signal):
    from rpython.rlib import rposix
    try:
        return rposix.killpg(pgid, signal)
    except OSError as e:
        raise os_error(-e.errno)


def getpgid(pid):
    from rpython.rlib import rposix
    try:
        return rposix.getpgid(pid)
    except OSError as e:
        raise os_error(-e.errno)


def setpgid(pid, pgrp):
    from rpython.rlib import rposix
    try:
        return rposix.setpgid(pid, pgrp)
    except OSError as e:
        raise os_error(-e.errno)


def setsid():
    from rpython.rlib import rposix
    try:
        return rposix.setsid()
    except OSError as e:
        raise os_error(-e.errno)


def getsid(pid):
    from rpython.rlib import rposix
    try:
        return rposix.getsid(pid)
    except OSError as e:
        raise os_error(-e.errno)


def getpgrp():
    from rpython.rlib import rposix
    try:
        return rposix.getpgrp()
    except OSError as e:
        raise os_error(-e.errno)


def geteuid():
    from rpython.rlib import rposix
    try:
        return rposix.geteuid()
    except OSError as e:
        raise os_error(-e.errno)


def getegid():
    from rpython.rlib import rposix
    try:
        return rposix.getegid()
    except OSError as e:
        raise os_error(-e.errno)


def setuid(uid):
    from rpython.rlib import rposix
    try:
        return rposix.setuid(uid)
    except OSError as e:
        raise os_error(-e.errno)


def setgid(gid):
    from rpython.rlib import rposix
    try:
        return rposix.setgid(gid)
    except OSError as e:
        raise os_error(-e.errno)


def seteuid(euid):
    from rpython.rlib import rposix
    try:
        return rposix.seteuid(euid)
    except OSError as e:
        raise os_error(-e.errno)


def setegid(egid):
    from rpython.rlib import rposix
    try:
        return rposix.setegid(egid)
    except OSError as e:
        raise os_error(-e.errno)


def fchdir(fd):
    from rpython.rlib import rposix
    try:
        return rposix.fchdir(fd)
    except OSError as e:
        raise os_error(-e.errno)


def fchmod(fd, mode):
    from rpython.rlib import rposix
    try:
        return rposix.fchmod(fd, mode)
    except OSError as e:
        raise os_error(-e.errno)


def fchown(fd, uid, gid):
    from rpython.rlib import rposix
    try:
        return rposix.fchown(fd, uid, gid)
    except OSError as e:
        raise os_error(-e.errno)


def getgroups():
    from rpython.rlib import rposix
    try:
        return rposix.getgroups()
    except OSError as e:
        raise os_error(-e.errno)


def getlogin():
    from rpython.rlib import rposix
    try:
        return rposix.getlogin()
    except OSError as e:
        raise os_error(-e.errno)


def ttyname(fd):
    from rpython.rlib import rposix
    try:
        return rposix.ttyname(fd)
    except OSError as e:
        raise os_error(-e.errno)


def ctermid():
    from rpython.rlib import rposix
    try:
        return rposix.ctermid()
    except OSError as e:
        raise os_error(-e.errno)


def uname():
    if ll.sys_importing():
        return ll.sys_uname()
    from rpython.rlib import rposix
    try:
        return rposix.uname()
    except OSError as e:
        raise os_error(-e.errno)


def getloadavg():
    from rpython.rlib import rposix
    try:
        return rposix.getloadavg()
    except OSError as e:
        raise os_error(-e.errno)


def times():
    from rpython.rlib import rposix
    try:
        return rposix.times()
    except OSError as e:
        raise os_error(-e.errno)


def waitpid(pid, options):
    from rpython.rlib import rposix
    try:
        return rposix.waitpid(pid, options)
    except OSError as e:
        raise os_error(-e.errno)


def pread(fd, n, offset):
    from rpython.rlib import rposix
    try:
        return rposix.pread(fd, n, offset)
    except OSError as e:
        raise os_error(-e.errno)


def pwrite(fd, data, offset):
    from rpython.rlib import rposix
    try:
        return rposix.pwrite(fd, data, offset)
    except OSError as e:
        raise os_error(-e.errno)


def chown(path, uid, gid):
    from rpython.rlib import rposix
    path = checked_path(path)
    try:
        return rposix.chown(path, uid, gid)
    except OSError as e:
        raise path_error(-e.errno, path)


def lchown(path, uid, gid):
    from rpython.rlib import rposix
    path = checked_path(path)
    try:
        return rposix.lchown(path, uid, gid)
    except OSError as e:
        raise path_error(-e.errno, path)


def chroot(path):
    from rpython.rlib import rposix
    path = checked_path(path)
    try:
        return rposix.chroot(path)
    except OSError as e:
        raise path_error(-e.errno, path)


def execv(path, args):
    from rpython.rlib import rposix
    path = checked_path(path)
    io.flush_files()
    try:
        return rposix.execv(path, args)
    except OSError as e:
        raise os_error(-e.errno)


def execve(path, args, env):
    from rpython.rlib import rposix
    path = checked_path(path)
    io.flush_files()
    try:
        return rposix.execve(path, args, env)
    except OSError as e:
        raise os_error(-e.errno)


def mkfifo(path, mode=0o666):
    from rpython.rlib import rposix
    path = checked_path(path)
    try:
        rposix.mkfifo(path, mode)
    except OSError as e:
        raise os_error(-e.errno)


def utime(path, times=None):
    from rpython.rlib import rposix
    path = checked_path(path)
    try:
        rposix.utime(path, times)
    except OSError as e:
        raise path_error(-e.errno, path)


def closerange(fd_low, fd_high):
    from rpython.rlib import rposix
    rposix.closerange(fd_low, fd_high)


def wait():
    return waitpid(-1, 0)


def WIFEXITED(status):
    from rpython.rlib import rposix
    return rposix.WIFEXITED(status)


def WEXITSTATUS(status):
    from rpython.rlib import rposix
    return rposix.WEXITSTATUS(status)


def WIFSIGNALED(status):
    from rpython.rlib import rposix
    return rposix.WIFSIGNALED(status)


def WTERMSIG(status):
    from rpython.rlib import rposix
    return rposix.WTERMSIG(status)


def WIFSTOPPED(status):
    from rpython.rlib import rposix
    return rposix.WIFSTOPPED(status)


def WSTOPSIG(status):
    from rpython.rlib import rposix
    return rposix.WSTOPSIG(status)


def WCOREDUMP(status):
    from rpython.rlib import rposix
    return rposix.WCOREDUMP(status)
