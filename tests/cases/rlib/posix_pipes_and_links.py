# not on the LLInterpreter: the interpreter has no C function `rpy_sys_pipe`
import os
from rpython.rlib import rposix


def entry_point(argv):
    r, w = rposix.pipe()
    print(rposix.write(w, b'through'), rposix.read(r, 3), rposix.read(r, 100))
    r2 = rposix.dup(r)
    rposix.dup2(r, r2)
    rposix.write(w, b'x')
    print(rposix.read(r2, 5))
    rposix.closerange(r, r + 1)
    print(rposix.is_valid_fd(r), rposix.is_valid_fd(r2))
    rposix.close(w)
    print(rposix.read(r2, 5))
    rposix.close(r2)
    path = '/tmp/rpy-numbers-link-%d' % os.getpid()
    fd = rposix.open(path, os.O_CREAT | os.O_WRONLY, 0o600)
    rposix.write(fd, b'0123456789')
    rposix.close(fd)
    rposix.link(path, path + 'b')
    rposix.truncate(path, 4)
    fd = rposix.open(path + 'b', os.O_RDONLY)
    print(rposix.read(fd, 20))
    rposix.close(fd)
    rposix.symlink(path, path + 'c')
    print(rposix.readlink(path + 'c') == path)
    for name in [path, path + 'b', path + 'c']:
        rposix.unlink(name)
    rposix.makedirs(path + '/a/b')
    print(rposix.listdir(path), rposix.listdir(path + '/a'))
    rposix.rmdir(path + '/a/b')
    rposix.rmdir(path + '/a')
    rposix.rmdir(path)
    rposix.putenv('RPY_NUMBERS', 'set')
    print(rposix.system('test "$RPY_NUMBERS" = set'), rposix.system('exit 3') >> 8, rposix.strerror(2), rposix.getppid() > 0)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
