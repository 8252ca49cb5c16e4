def inside(lo, x, hi):
    return lo <= x < hi


def next_value(log):
    log.append(len(log))
    return len(log)


def entry_point(argv):
    for x in range(-1, 6):
        print(x, inside(0, x, 5), not 1 < x < 4)
    log = [0]
    print(1 < next_value(log) < 3)
    print(5 < next_value(log) < 3)
    print(len(log))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
