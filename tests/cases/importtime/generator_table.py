def fibonacci(limit):
    a, b = 0, 1
    while a < limit:
        yield a
        a, b = b, a + b


FIBS = list(fibonacci(100))
EVEN = tuple(n for n in FIBS if n % 2 == 0)


def entry_point(argv):
    print(FIBS, len(EVEN), EVEN[2])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
