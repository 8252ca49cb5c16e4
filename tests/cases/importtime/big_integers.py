BIG = 2 ** 100
LOW = BIG % 1000007
SHIFTED = BIG >> 60


def entry_point(argv):
    print(LOW, SHIFTED)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
