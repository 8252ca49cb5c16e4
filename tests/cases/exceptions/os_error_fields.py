import errno
import os


class MyError(OSError):
    pass


def make(n):
    if n == 0:
        return OSError(errno.ENOSPC, 'full')
    if n == 1:
        return OSError(errno.EINVAL, 'no', 'file.txt')
    if n == 2:
        return OSError(errno.EIO, 'io', "it's")
    if n == 3:
        return OSError(4096, '')
    if n == 4:
        return MyError(5, 'mine')
    if n == 5:
        return FileNotFoundError(2, 'No such file', '/x')
    if n == 6:
        return PermissionError(13, 'plain')
    return ConnectionResetError(errno.ECONNRESET, 'reset')


def entry_point(argv):
    for n in range(8):
        try:
            raise make(n)
        except OSError as e:
            print(n, e, '/', e.errno, '/', e.strerror, '/', e.filename, isinstance(e, MyError), len(e.args))
    for path in ['/nowhere/at/all', '/etc/passwd/x', '/']:
        try:
            open(path).close()
        except FileNotFoundError as e:
            print('not found', e.filename, e.errno == errno.ENOENT)
        except NotADirectoryError as e:
            print('not a directory', e.errno == errno.ENOTDIR, e)
        except IsADirectoryError as e:
            print('is a directory', e)
    try:
        os.mkdir('/nowhere/x')
    except OSError as e:
        print(type(e).__name__, e.strerror, e.filename)
    try:
        os.rmdir('/nowhere')
    except FileNotFoundError as e:
        print(e)
    for c in [FileExistsError, BlockingIOError, ChildProcessError, InterruptedError, ProcessLookupError, BrokenPipeError, ConnectionError, TimeoutError]:
        print(c.__name__, issubclass(c, OSError), issubclass(c, ConnectionError))
    print(IOError is OSError, EnvironmentError is OSError)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
