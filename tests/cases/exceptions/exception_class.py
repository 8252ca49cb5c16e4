def check(n):
    try:
        if n == 0:
            return [1][5]
        if n == 1:
            return 1 // (n - 1)
        if n == 2:
            return int('x')
        return n
    except Exception:
        return -1


def entry_point(argv):
    for n in range(4):
        print(check(n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
