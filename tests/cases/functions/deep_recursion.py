def depth(n):
    if n == 0:
        return 0
    return depth(n - 1) + 1


def entry_point(argv):
    print(depth(500))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
