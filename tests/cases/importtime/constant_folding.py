import sys

IS_64 = sys.maxsize > 2 ** 32
OPTIONS = {'fast': True, 'level': 3}
FAST = OPTIONS['fast']


def entry_point(argv):
    if IS_64:
        print('64 bits')
    if FAST:
        print('fast')
    else:
        print(undefined_name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
