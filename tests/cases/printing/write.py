import sys


def entry_point(argv):
    sys.stdout.write('direct\n')
    sys.stdout.write('a')
    sys.stdout.write('b\n')
    print('after')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
