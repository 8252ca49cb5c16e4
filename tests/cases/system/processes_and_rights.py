# not on the LLInterpreter: the interpreter has no C function `fork`
# Processes, users, rights and times of `os`.
import os
import sys


def child(status):
    # Output that waits is not written twice.
    print("before fork", end="")
    pid = os.fork()
    if pid == 0:
        os._exit(status)
    print(" -> parent")
    ended, how = os.waitpid(pid, 0)
    return ended == pid, how


def tell(what, result):
    if result < 0:
        print(what, "failed")
    else:
        print(what, result)


def entry_point(argv):
    same, how = child(3)
    print(same, how, os.WIFEXITED(how), os.WEXITSTATUS(how), os.WIFSIGNALED(how), os.WIFSTOPPED(how))
    pid = os.fork()
    if pid == 0:
        os.kill(os.getpid(), 9)
        os._exit(1)
    ended, how = os.wait()
    print(ended == pid, os.WIFEXITED(how), os.WIFSIGNALED(how), os.WTERMSIG(how), os.WCOREDUMP(how))
    pid = os.fork()
    if pid == 0:
        try:
            os.execv("/bin/sh", ["sh", "-c", "exit 7"])
        except OSError:
            os._exit(100)
    print(os.WEXITSTATUS(os.waitpid(pid, os.WUNTRACED)[1]))
    pid = os.fork()
    if pid == 0:
        try:
            os.execve("/bin/sh", ["sh", "-c", 'exit "$N"'], {"N": "9"})
        except OSError:
            os._exit(100)
    print(os.WEXITSTATUS(os.waitpid(pid, os.WUNTRACED)[1]))
    for path in ["/nowhere/at all", ""]:
        try:
            os.execv(path, ["x"])
        except OSError as e:
            print(e, e.errno, e.filename == path)
    try:
        os.waitpid(-1, 0)
    except ChildProcessError as e:
        print(e, e.errno)
    old = os.umask(0o027)
    print(oct(os.umask(old)), os.umask(old) == old)
    print(os.geteuid() == os.getuid(), os.getegid() == os.getgid(), os.getpgrp() == os.getpgid(0))
    print(os.getsid(0) == os.getsid(os.getpid()), os.nice(0) >= 0, len(os.getgroups()) >= 0)
    try:
        os.getpgid(-5)
    except OSError as e:
        print(e.errno, type(e) is ProcessLookupError)
    names = os.uname()
    print(len(names), names[0], names[4] != "")
    print(len(os.times()), os.times()[4] > 0, len(os.getloadavg()), os.ctermid())
    name = "/tmp/rpython-os-%d" % os.getpid()
    fd = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
    print(os.write(fd, b"0123456789"), os.pread(fd, 4, 3), os.pwrite(fd, b"xy", 8), os.pread(fd, 20, 6), os.pread(fd, 4, 50))
    os.fchmod(fd, 0o640)
    print(oct(os.stat(name).st_mode & 0o777))
    os.fchown(fd, os.getuid(), os.getgid())
    os.chown(name, -1, -1)
    os.lchown(name, os.getuid(), -1)
    os.utime(name, (1000000000, 1000000123.5))
    found = os.stat(name)
    print(found.st_atime, found.st_mtime)
    os.utime(name, None)
    print(os.stat(name).st_mtime > 1500000000)
    os.close(fd)
    os.unlink(name)
    os.mkfifo(name, 0o600)
    print(os.stat(name).st_mode & 0o170000 == 0o010000)
    for step in range(4):
        try:
            if step == 0:
                os.mkfifo(name)
            elif step == 1:
                os.chown(name + "/x", 0, 0)
            elif step == 2:
                os.utime(name + "-not", None)
            else:
                os.fchmod(-1, 0o600)
        except OSError as e:
            print(step, e.errno, e.strerror, e.filename == name)
    os.unlink(name)
    fd = os.open("/tmp", os.O_RDONLY)
    here = os.getcwd()
    os.fchdir(fd)
    print(os.getcwd())
    os.chdir(here)
    os.closerange(fd, fd + 1)
    try:
        os.fchdir(fd)
    except OSError as e:
        print(e)
    try:
        os.ttyname(os.open("/dev/null", os.O_RDONLY))
    except OSError as e:
        print(e)
    sys.stdout.flush()
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
