# exit status: 1
import sys


def entry_point(argv):
    print('before')
    if len(argv) > 100:
        return 0
    sys.exit('something is wrong')


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
