def first_power_above(limit):
    n = 1
    while True:
        if n > limit:
            return n
        n *= 2


def entry_point(argv):
    for limit in [0, 1, 10, 1000, 1 << 40]:
        print(first_power_above(limit))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
