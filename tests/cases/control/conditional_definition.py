DEBUG = False
LEVEL = 3

if LEVEL > 2:
    def message():
        return 'high'
else:
    def message():
        return 'low'


def entry_point(argv):
    if DEBUG:
        print('debug')
    print(message())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
