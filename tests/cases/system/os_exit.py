# exit status: 9
import os
import sys


def entry_point(argv):
    print('flushed')
    sys.stdout.flush()
    try:
        os._exit(9)
    finally:
        print('never')
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
