def power(base, exponent):
    return base ** exponent


def entry_point(argv):
    print(power(2, 10), power(3, 20), power(-2, 5), power(7, 0), power(0, 0), power(10, 18))
    square = 0
    for i in range(10):
        square += i ** 2
    print(square)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
