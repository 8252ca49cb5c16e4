"""The operating system: calls of `rpy_system.c` with strings and bytes.

Functions that give a number give a negative error number when they fail.
"""
from rpython.ll import (malloc_uninit, address_of, c_call, copy_items, hlbytes, llstr, llbytes,
                        BYTES, Signed, Void, Float)

__specialize__ = "low_level"


def sys_importing():
    """Whether a program is imported, and does not run yet."""
    return False


def sys_text():
    """The text that the last call left, as bytes."""
    n = c_call(Signed, "rpy_sys_text_length")
    b = malloc_uninit(BYTES, n)
    b.hash = 0
    if n > 0:
        c_call(Void, "rpy_sys_text_copy", address_of(b.chars, 0))
    return hlbytes(b)


def sys_result(i):
    return c_call(Signed, "rpy_sys_result", i)


def sys_open(path, flags, mode):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_open", address_of(p.chars, 0), len(p.chars), flags, mode)


def sys_close(fd):
    return c_call(Signed, "rpy_sys_close", fd)


def sys_read(fd, n):
    """Bytes, at most `n`; if it failed, `sys_read_error` is below zero."""
    c_call(Void, "rpy_sys_read_ahead", fd, n)
    b = malloc_uninit(BYTES, n)
    b.hash = 0
    count = c_call(Signed, "rpy_sys_read", fd, address_of(b.chars, 0), n)
    READ_STATE.error = count
    if count < 0:
        count = 0
    if count == n:
        return hlbytes(b)
    short = malloc_uninit(BYTES, count)
    short.hash = 0
    copy_items(b.chars, 0, short.chars, 0, count)
    return hlbytes(short)


class ReadState(object):
    error = 0


READ_STATE = ReadState()


def sys_read_error():
    return READ_STATE.error


def sys_write(fd, data):
    b = llbytes(data)
    return c_call(Signed, "rpy_sys_write", fd, address_of(b.chars, 0), len(b.chars))


def sys_write_from(fd, data, start):
    b = llbytes(data)
    return c_call(Signed, "rpy_sys_write", fd, address_of(b.chars, start), len(b.chars) - start)


def sys_write_stream(fd, data):
    """To the buffer of standard output (1), or to standard error."""
    b = llbytes(data)
    if len(b.chars) > 0:
        c_call(Void, "rpy_write", fd, address_of(b.chars, 0), len(b.chars))


def sys_flush_stream():
    c_call(Void, "rpy_flush")


def sys_lseek(fd, pos, whence):
    return c_call(Signed, "rpy_sys_lseek", fd, pos, whence)


def sys_ftruncate(fd, size):
    return c_call(Signed, "rpy_sys_ftruncate", fd, size)


def sys_fsync(fd):
    return c_call(Signed, "rpy_sys_fsync", fd)


def sys_dup(fd):
    return c_call(Signed, "rpy_sys_dup", fd)


def sys_dup2(fd, to):
    return c_call(Signed, "rpy_sys_dup2", fd, to)


def sys_pipe():
    return c_call(Signed, "rpy_sys_pipe")


def sys_isatty(fd):
    return c_call(Signed, "rpy_sys_isatty", fd)


def sys_fstat(fd):
    return c_call(Signed, "rpy_sys_fstat", fd)


def sys_stat(path, follow):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_stat", address_of(p.chars, 0), len(p.chars), follow)


def sys_mkdir(path, mode):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_mkdir", address_of(p.chars, 0), len(p.chars), mode)


def sys_rmdir(path):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_rmdir", address_of(p.chars, 0), len(p.chars))


def sys_unlink(path):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_unlink", address_of(p.chars, 0), len(p.chars))


def sys_chdir(path):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_chdir", address_of(p.chars, 0), len(p.chars))


def sys_chmod(path, mode):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_chmod", address_of(p.chars, 0), len(p.chars), mode)


def sys_access(path, mode):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_access", address_of(p.chars, 0), len(p.chars), mode)


def sys_truncate(path, size):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_truncate", address_of(p.chars, 0), len(p.chars), size)


def sys_rename(path, to):
    p = llstr(path)
    q = llstr(to)
    return c_call(Signed, "rpy_sys_rename", address_of(p.chars, 0), len(p.chars),
                  address_of(q.chars, 0), len(q.chars))


def sys_link(path, to):
    p = llstr(path)
    q = llstr(to)
    return c_call(Signed, "rpy_sys_link", address_of(p.chars, 0), len(p.chars),
                  address_of(q.chars, 0), len(q.chars))


def sys_symlink(path, to):
    p = llstr(path)
    q = llstr(to)
    return c_call(Signed, "rpy_sys_symlink", address_of(p.chars, 0), len(p.chars),
                  address_of(q.chars, 0), len(q.chars))


def sys_readlink(path):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_readlink", address_of(p.chars, 0), len(p.chars))


def sys_listdir(path):
    p = llstr(path)
    return c_call(Signed, "rpy_sys_listdir", address_of(p.chars, 0), len(p.chars))


def sys_getcwd():
    return c_call(Signed, "rpy_sys_getcwd")


def sys_getenv(name):
    p = llstr(name)
    return c_call(Signed, "rpy_sys_getenv", address_of(p.chars, 0), len(p.chars))


def sys_setenv(name, value):
    p = llstr(name)
    q = llstr(value)
    return c_call(Signed, "rpy_sys_setenv", address_of(p.chars, 0), len(p.chars),
                  address_of(q.chars, 0), len(q.chars))


def sys_unsetenv(name):
    p = llstr(name)
    return c_call(Signed, "rpy_sys_unsetenv", address_of(p.chars, 0), len(p.chars))


def sys_environ():
    return c_call(Signed, "rpy_sys_environ")


def sys_getpid():
    return c_call(Signed, "rpy_sys_getpid")


def sys_getppid():
    return c_call(Signed, "rpy_sys_getppid")


def sys_getuid():
    return c_call(Signed, "rpy_sys_getuid")


def sys_getgid():
    return c_call(Signed, "rpy_sys_getgid")


def sys_kill(pid, number):
    return c_call(Signed, "rpy_sys_kill", pid, number)


def sys_system(command):
    p = llstr(command)
    return c_call(Signed, "rpy_sys_system", address_of(p.chars, 0), len(p.chars))


def sys_cpu_count():
    return c_call(Signed, "rpy_sys_cpu_count")


def sys_urandom(n):
    b = malloc_uninit(BYTES, n)
    b.hash = 0
    READ_STATE.error = c_call(Signed, "rpy_sys_urandom", address_of(b.chars, 0), n)
    return hlbytes(b)


def sys_time():
    return c_call(Float, "rpy_time")


def sys_process_time():
    return c_call(Float, "rpy_sys_process_time")


def sys_clock_ns(which):
    return c_call(Signed, "rpy_sys_clock_ns", which)


def sys_sleep(seconds):
    c_call(Void, "rpy_sys_sleep", seconds)


def sys_calendar(seconds, local):
    return c_call(Signed, "rpy_sys_calendar", seconds, local)


def sys_signal(number, what):
    return c_call(Signed, "rpy_sys_signal", number, what)


def sys_signal_poll():
    return c_call(Signed, "rpy_sys_signal_poll")


def sys_strerror(number):
    return c_call(Signed, "rpy_sys_strerror", number)


def sys_exit(status):
    c_call(Void, "rpy_sys_exit", status)
