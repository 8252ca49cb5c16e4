def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def entry_point(argv):
    print(ackermann(1, 5), ackermann(2, 3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
