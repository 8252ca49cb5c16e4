import errno
import os


class Custom(OSError):
    pass


def entry_point(argv):
    for number in [errno.ENOENT, errno.EACCES, errno.EEXIST, errno.EINVAL, 32]:
        e = OSError(number, os.strerror(number))
        print(e.errno, e.strerror, e, e.filename)
    e = OSError(errno.EINVAL, 'my words', 'some/file')
    print(e, repr(e.filename))
    e = OSError('only text')
    print(e, str(e) == 'only text')
    try:
        raise OSError(errno.EBADF, 'bad')
    except IOError as e:
        print('IOError is OSError', e.errno)
    try:
        raise Custom(5, 'custom', 'f')
    except EnvironmentError as e:
        print(type(e).__name__, e.errno, e)
    try:
        os.mkdir('/proc/nothing/here')
    except OSError as e:
        if e.errno == errno.ENOENT:
            print('as expected')
    try:
        raise PermissionError(13, 'no')
    except (FileNotFoundError, PermissionError) as e:
        print(type(e).__name__, e)
    print(OSError is IOError, issubclass(FileExistsError, OSError))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
