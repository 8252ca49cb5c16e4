import sys


def leave(k):
    if k == 0:
        sys.exit()
    if k == 1:
        sys.exit(3)
    if k == 2:
        raise SystemExit(4)
    raise SystemExit


def entry_point(argv):
    for k in range(4):
        try:
            leave(k)
        except SystemExit as e:
            print(k, e.code if k in (1, 2) else 0, len(e.args))
    try:
        raise OSError(2, 'No such file')
    except OSError as e:
        print(e, e.errno, e.strerror)
    try:
        raise OSError('plain')
    except OSError as e:
        print(e, repr(e))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
