def factorial(n):
    if n <= 1:
        return 1
    return n * factorial(n - 1)


def entry_point(argv):
    for n in range(20):
        print(n, factorial(n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
