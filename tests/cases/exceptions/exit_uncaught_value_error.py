# exit status: 1
def inner(n):
    try:
        return int('not a number %d' % n)
    finally:
        print('cleanup')


def entry_point(argv):
    print('before')
    inner(len(argv))
    print('never')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
