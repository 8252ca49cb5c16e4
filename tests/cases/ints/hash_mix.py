def mix(values):
    h = 17
    for v in values:
        h = ((h * 31) ^ v) & 0xffffffff
    return h


def entry_point(argv):
    print(mix([1, 2, 3]))
    print(mix([3, 2, 1]))
    print(mix([len(argv)] * 50))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
