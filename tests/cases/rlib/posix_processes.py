# not on the LLInterpreter: the interpreter has no C function `fork`
import os
from rpython.rlib import rposix


def run(status):
    """What the status of a child says that runs this."""
    pid = rposix.fork()
    if pid == 0:
        if status == 100:
            rposix.kill(rposix.getpid(), 9)
        if status == 101:
            rposix.execv('/bin/sh', ['sh', '-c', 'exit 21'])
        if status == 102:
            rposix.execve('/bin/sh', ['sh', '-c', 'exit $NUMBER'], {'NUMBER': '22', 'OTHER': 'x'})
        if status == 103:
            try:
                rposix.execv('/no/such/program', ['x'])
            except OSError as e:
                rposix.exit(e.errno)
        rposix.exit(status)
    child, result = rposix.waitpid(pid, 0)
    assert child == pid
    return result


def show(status):
    print(rposix.WIFEXITED(status), rposix.WEXITSTATUS(status) if rposix.WIFEXITED(status) else -1, rposix.WIFSIGNALED(status),
          rposix.WTERMSIG(status), rposix.WIFSTOPPED(status), rposix.WIFCONTINUED(status))


def entry_point(argv):
    for status in [0, 3, 255, 100, 101, 102, 103]:
        show(run(status))
    show(0x137F)
    show(0xFFFF)
    print(rposix.WSTOPSIG(0x137F), rposix.WCOREDUMP(0x8B), rposix.WCOREDUMP(0x0B))
    r, w = rposix.pipe()
    print('written once')
    pid = rposix.fork()
    if pid == 0:
        rposix.close(r)
        rposix.write(w, b'from %d' % (rposix.getppid() != rposix.getpid()))
        rposix.exit(0)
    rposix.close(w)
    print(rposix.read(r, 100), rposix.read(r, 100), rposix.waitpid(pid, 0)[1])
    rposix.close(r)
    try:
        rposix.waitpid(pid, 0)
    except OSError as e:
        print('OSError', e.errno)
    pid = rposix.fork()
    if pid == 0:
        rposix.exit(5)
    seen = 0
    while True:
        found, status = rposix.waitpid(-1, rposix.WNOHANG)
        if found == pid:
            print('ended', rposix.WEXITSTATUS(status))
            break
        seen += 1
    print(seen >= 0, rposix.getpgrp() == rposix.getpgid(0), rposix.getsid(0) > 0)
    for what in range(3):
        try:
            if what == 0:
                rposix.getpgid(1 << 30)
            elif what == 1:
                rposix.killpg(1 << 30, 0)
            else:
                rposix.setpgid(1 << 30, 0)
        except OSError as e:
            print(what, e.errno, e.strerror)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
