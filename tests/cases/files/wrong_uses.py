import os


def attempt(which, path):
    if which == 0:
        open(path + '.missing')
    elif which == 1:
        open('/')
    elif which == 2:
        with open(path, 'w') as f:
            f.read()
    elif which == 3:
        with open(path) as f:
            f.write('x')
    elif which == 4:
        f = open(path)
        f.close()
        f.read()
    elif which == 5:
        open(path, 'x')
    elif which == 6:
        open('/no/such/folder/file', 'w')
    elif which == 7:
        with open(path, 'wb') as f:
            f.write(b'\xff\xfe')
        with open(path) as f:
            f.read()
    elif which == 8:
        with open(path, 'w', encoding='ascii') as f:
            f.write('\u00e9')
    elif which == 9:
        open(path, 'rw')
    elif which == 10:
        f = open(path)
        f.close()
        for line in f:
            print(line)
    else:
        os.remove(path + '.missing')


def entry_point(argv):
    path = '/tmp/rpy_wrong_%d' % os.getpid()
    open(path, 'w').close()
    for which in range(12):
        try:
            attempt(which, path)
            print(which, 'fine')
        except FileNotFoundError as e:
            print(which, 'FileNotFoundError', e.errno, e.strerror)
        except FileExistsError as e:
            print(which, 'FileExistsError', e.errno)
        except IsADirectoryError as e:
            print(which, 'IsADirectoryError', e.filename)
        except UnicodeError as e:
            print(which, type(e).__name__, str(e)[:40])
        except OSError as e:
            print(which, 'OSError', e)
        except ValueError as e:
            print(which, 'ValueError', e)
    os.remove(path)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
