# exit status: 3
import sys


class Guard:
    def __enter__(self):
        print('enter')

    def __exit__(self, kind, value, traceback):
        print('leave')


def work(n):
    with Guard():
        try:
            if n == 0:
                sys.exit(3)
            work(n - 1)
        finally:
            print('finally', n)


def entry_point(argv):
    try:
        sys.exit()
    except SystemExit as e:
        print('caught', e.code in (0, None))
    try:
        sys.exit(5)
    except SystemExit as e:
        print('caught', e.code)
    try:
        try:
            sys.exit(6)
        except Exception:
            print('not an Exception')
    except SystemExit as e:
        print(isinstance(e, BaseException), str(e))
    work(2)
    print('not reached')
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
