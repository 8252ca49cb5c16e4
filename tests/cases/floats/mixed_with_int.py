def average(values):
    total = 0.0
    for v in values:
        total += v
    return total / len(values)


def entry_point(argv):
    n = len(argv)
    print(n + 0.5, 2 * 1.5, 7 / 2, 1.5 - n, 3 / 4.0)
    print(average([1.0, 2.0, 4.0]))
    print(10 * 0.1 == 1.0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
