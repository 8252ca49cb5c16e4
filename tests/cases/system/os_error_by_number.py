"""`OSError(number, text)` is of the class that stands for the number."""
import errno


def fail(number, name):
    if name:
        raise OSError(number, 'text %d' % number, name)
    raise OSError(number, 'text')


def entry_point(argv):
    numbers = [errno.ENOENT, errno.EACCES, errno.EPERM, errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.ESRCH, errno.EINTR,
               errno.ECHILD, errno.EAGAIN, errno.EPIPE, errno.EIO, errno.ENOSPC, 0, 9999]
    for number in numbers:
        for name in ('', 'f.txt'):
            try:
                fail(number, name)
            except FileNotFoundError as e:
                print('not found', e, e.errno, e.filename)
            except (PermissionError, FileExistsError) as e:
                print('denied or there', type(e).__name__, e, e.strerror)
            except OSError as e:
                print(type(e).__name__, e, e.errno, e.args, repr(e))
    try:
        raise OSError(errno.ENOENT, 'gone', 'x')
    except FileNotFoundError as e:
        print('at once', e)
    try:
        raise IOError(errno.EEXIST, 'there')
    except OSError as e:
        print(isinstance(e, FileExistsError), e)
    made = OSError(errno.EPIPE + len(argv) - 1, 'pipe')
    print(type(made) is BrokenPipeError, repr(made), repr(OSError('one')), repr(OSError()), repr(OSError(5, 'io')))
    try:
        raise OSError('just text')
    except FileNotFoundError:
        print('wrong')
    except OSError as e:
        print(e, len(e.args))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
