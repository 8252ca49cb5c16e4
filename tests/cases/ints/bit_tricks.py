def popcount(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def log2(n):
    result = -1
    while n:
        n >>= 1
        result += 1
    return result


def entry_point(argv):
    for n in [0, 1, 2, 3, 255, 256, 1 << 40, (1 << 50) - 1]:
        print(n, popcount(n), log2(n), n & -n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
