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
