def stats(values):
    total = 0
    for v in values:
        total += v
    return total, len(values), total / len(values)


def entry_point(argv):
    total, count, mean = stats([1, 2, 3, 4])
    print(total, count, mean)
    print(stats([10])[2])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
