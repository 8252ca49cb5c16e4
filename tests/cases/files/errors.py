import os


def attempt(path, text):
    try:
        f = open(path)
        f.close()
        print('opened', text)
    except FileNotFoundError as e:
        print('not found:', e.errno, e.strerror, e.filename == path, text)
    except IsADirectoryError as e:
        print('directory:', e.errno, str(e) == "[Errno 21] Is a directory: %r" % path)
    except OSError as e:
        print('other:', e.errno, e.strerror)


def entry_point(argv):
    attempt('/tmp', 'a')
    attempt('/tmp/rpy-there-is-no-such-file', 'b')
    attempt('', 'c')
    attempt('/dev/null', 'd')
    attempt('/dev/null/x', 'e')
    try:
        open('/tmp/rpy-no-such-folder/x', 'w')
    except OSError as e:
        print(e)
    path = '/tmp/rpy_errors_%d' % os.getpid()
    f = open(path, 'x')
    f.write('abc')
    f.close()
    try:
        open(path, 'x')
    except FileExistsError as e:
        print('exists', e.errno, e.strerror)
    f = open(path)
    try:
        f.write('x')
    except OSError as e:
        print('write:', e)
    f.close()
    print(f.closed)
    try:
        f.read()
    except ValueError as e:
        print('read:', e)
    try:
        for line in f:
            print(line)
    except ValueError as e:
        print('iterate:', e)
    f.close()
    f = open(path, 'w')
    try:
        f.read()
    except OSError as e:
        print('read:', e)
    f.close()
    try:
        open('a\0b')
    except ValueError as e:
        print(e)
    os.unlink(path)
    try:
        os.unlink(path)
    except OSError as e:
        print(e.errno, e.strerror, str(e) == "[Errno 2] No such file or directory: '%s'" % path)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
