def down(n):
    if n == 0:
        raise ValueError('bottom')
    down(n - 1)
    print('never')


def entry_point(argv):
    try:
        down(200)
    except ValueError as e:
        print(str(e))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
