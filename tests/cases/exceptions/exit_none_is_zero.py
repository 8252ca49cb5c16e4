import sys


def attempt(k):
    try:
        if k == 0:
            sys.exit()
        if k == 1:
            sys.exit(0)
        raise SystemExit(None)
    except SystemExit as e:
        return e.code is None, e.code == 0


def entry_point(argv):
    print(attempt(0), attempt(1), attempt(2))
    try:
        sys.exit(len(argv) + 40)
    except SystemExit as e:
        code = e.code
        if code is not None:
            print(code + 1)
    print('leaving')
    sys.exit(None)

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
