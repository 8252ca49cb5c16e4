LIMIT = (1 << 62) - 1


def entry_point(argv):
    x = 0x7fffffffffffffff
    print(x, -x, LIMIT)
    print(x - LIMIT, -0x7fffffffffffffff - 1)
    print(x // 1000, x % 1000)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
