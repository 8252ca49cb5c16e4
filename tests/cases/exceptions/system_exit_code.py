import sys


def code_of(f):
    try:
        f()
    except SystemExit as e:
        return e.code
    return -1


def none():
    sys.exit()


def three():
    raise SystemExit(3)


def entry_point(argv):
    try:
        none()
    except SystemExit as e:
        print(e.code, e.code is None, repr(e), e.args)
    try:
        three()
    except SystemExit as e:
        print(e.code, e.code == 3, repr(e), str(e))
    try:
        sys.exit('message')
    except SystemExit as e:
        print(str(e), repr(e), e.args)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
