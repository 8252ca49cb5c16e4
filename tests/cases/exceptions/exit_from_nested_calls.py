# exit status: 7
import sys


class Guard:
    def __enter__(self):
        print('enter')
        return self

    def __exit__(self, kind, value, tb):
        print('exit', type(value).__name__)
        return False


def deep(n):
    if n == 0:
        sys.exit(7)
    try:
        deep(n - 1)
    except Exception:
        print('SystemExit is no Exception')
    finally:
        print('finally', n)


def entry_point(argv):
    with Guard():
        deep(3)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
