"""Functions of POSIX that C's library has and `os` of translated code has not: what `rposix` calls."""

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rposix import get_saved_errno
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["unistd.h", "stdio.h", "stdlib.h", "fcntl.h", "signal.h", "sys/types.h", "sys/stat.h",
                                        "sys/time.h", "sys/times.h", "sys/wait.h", "sys/utsname.h", "sys/resource.h",
                                        "grp.h", "sched.h"])


def external(name, args, result):
    return rffi.llexternal(name, args, result, compilation_info=eci, save_err=rffi.RFFI_SAVE_ERRNO)


INT, UINT, LONG, CCHARP = rffi.INT, rffi.UINT, rffi.LONG, rffi.CCHARP
LONGP, INTP, UINTP = rffi.LONGP, rffi.INTP, rffi.UINTP


def error(name):
    return OSError(get_saved_errno(), "%s failed" % name)


@specialize.arg(0)
def checked(name, result):
    """The result of a call, unless it says that it has failed."""
    n = int(result)
    if n < 0:
        raise error(name)
    return n


c_fork = external("fork", [], INT)
c_waitpid = external("waitpid", [INT, INTP, INT], INT)
c_execv = external("execv", [CCHARP, rffi.CCHARPP], INT)
c_execve = external("execve", [CCHARP, rffi.CCHARPP, rffi.CCHARPP], INT)
c_umask = external("umask", [UINT], UINT)
c_nice = external("nice", [INT], INT)
c_killpg = external("killpg", [INT, INT], INT)
c_getpgid = external("getpgid", [INT], INT)
c_setpgid = external("setpgid", [INT, INT], INT)
c_getpgrp = external("getpgrp", [], INT)
c_setsid = external("setsid", [], INT)
c_getsid = external("getsid", [INT], INT)
c_geteuid = external("geteuid", [], UINT)
c_getegid = external("getegid", [], UINT)
c_setuid = external("setuid", [UINT], INT)
c_setgid = external("setgid", [UINT], INT)
c_seteuid = external("seteuid", [UINT], INT)
c_setegid = external("setegid", [UINT], INT)
c_setreuid = external("setreuid", [UINT, UINT], INT)
c_setregid = external("setregid", [UINT, UINT], INT)
c_getgroups = external("getgroups", [INT, UINTP], INT)
c_getlogin = external("getlogin", [], CCHARP)
c_ttyname = external("ttyname", [INT], CCHARP)
c_ctermid = external("ctermid", [CCHARP], CCHARP)
c_uname = external("uname", [CCHARP], INT)
c_sysconf = external("sysconf", [INT], LONG)
c_getloadavg = external("getloadavg", [rffi.DOUBLEP, INT], INT)
c_times = external("times", [LONGP], LONG)
c_utimes = external("utimes", [CCHARP, LONGP], INT)
c_mkfifo = external("mkfifo", [CCHARP, UINT], INT)
c_fchdir = external("fchdir", [INT], INT)
c_fchmod = external("fchmod", [INT, UINT], INT)
c_chown = external("chown", [CCHARP, UINT, UINT], INT)
c_lchown = external("lchown", [CCHARP, UINT, UINT], INT)
c_fchown = external("fchown", [INT, UINT, UINT], INT)
c_chroot = external("chroot", [CCHARP], INT)
c_sync = external("sync", [], lltype.Void)
c_fdatasync = external("fdatasync", [INT], INT)
c_pread = external("pread", [INT, CCHARP, rffi.SIZE_T, LONG], LONG)
c_pwrite = external("pwrite", [INT, CCHARP, rffi.SIZE_T, LONG], LONG)
c_sched_yield = external("sched_yield", [], INT)
c_getpriority = external("getpriority", [INT, INT], INT)
c_setpriority = external("setpriority", [INT, INT, INT], INT)
c_fcntl = external("fcntl", [INT, INT, INT], INT)


def waitpid(pid, options):
    with lltype.scoped_alloc(INTP.TO, 1) as status:
        status[0] = rffi.cast(INT, 0)
        found = checked("waitpid", c_waitpid(pid, status, options))
        return found, int(status[0])


def execv(path, args):
    array = rffi.liststr2charpp(args)
    c_execv(path, array)
    rffi.free_charpp(array)
    raise error("execv")


def execve(path, args, env):
    array = rffi.liststr2charpp(args)
    names = rffi.liststr2charpp(["%s=%s" % (name, value) for name, value in env.items()])
    c_execve(path, array, names)
    rffi.free_charpp(array)
    rffi.free_charpp(names)
    raise error("execve")


def nice(inc):
    result = int(c_nice(inc))
    # -1 is a result, too, and leaves `errno` as it was; its one error is that it is not allowed.
    if result == -1 and get_saved_errno() in (1, 13):
        raise error("nice")
    return result


def getgroups():
    n = checked("getgroups", c_getgroups(0, lltype.nullptr(UINTP.TO)))
    with lltype.scoped_alloc(UINTP.TO, n + 1) as groups:
        n = checked("getgroups", c_getgroups(n, groups))
        return [int(groups[i]) for i in range(n)]


@specialize.arg(0)
def text(name, p):
    if not p:
        raise error(name)
    return rffi.charp2str(p)


def ctermid():
    return text("ctermid", c_ctermid(lltype.nullptr(CCHARP.TO)))


def uname():
    # Five texts, as long as each other (and one more on Linux).
    with rffi.scoped_alloc_buffer(4096) as buffer:
        for i in range(4096):
            buffer.raw[i] = "\0"
        checked("uname", c_uname(buffer.raw))
        size = UTS_SIZE
        parts = [rffi.charp2str(rffi.ptradd(buffer.raw, i * size)) for i in range(5)]
        return parts[0], parts[1], parts[2], parts[3], parts[4]


# Of each text in `struct utsname` of Linux.
UTS_SIZE = 65


def getloadavg():
    with lltype.scoped_alloc(rffi.DOUBLEP.TO, 3) as loads:
        if int(c_getloadavg(loads, 3)) != 3:
            raise OSError(0, "getloadavg failed")
        return loads[0], loads[1], loads[2]


def times():
    with lltype.scoped_alloc(LONGP.TO, 4) as ticks:
        elapsed = int(c_times(ticks))
        if elapsed == -1:
            raise error("times")
        per_second = float(int(c_sysconf(2)))
        return (ticks[0] / per_second, ticks[1] / per_second, ticks[2] / per_second, ticks[3] / per_second,
                elapsed / per_second)


def utime(path, atime, mtime):
    with lltype.scoped_alloc(LONGP.TO, 4) as values:
        for i, t in [(0, atime), (2, mtime)]:
            seconds = int(t)
            micro = int((t - seconds) * 1e6)
            if micro < 0:
                seconds -= 1
                micro += 1000000
            values[i] = seconds
            values[i + 1] = micro
        checked("utime", c_utimes(path, values))


def utime_now(path):
    checked("utime", c_utimes(path, lltype.nullptr(LONGP.TO)))


def pread(fd, count, offset):
    if count < 0:
        raise OSError(22, "pread failed")
    with rffi.scoped_alloc_buffer(count) as buffer:
        n = checked("pread", c_pread(fd, buffer.raw, count, offset))
        return buffer.bytes(n)


def pwrite(fd, data, offset):
    with rffi.scoped_str2charp(data) as p:
        return checked("pwrite", c_pwrite(fd, p, len(data), offset))
