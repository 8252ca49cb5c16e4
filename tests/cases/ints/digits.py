def digit_sum(n):
    total = 0
    n = abs(n)
    while n > 0:
        total += n % 10
        n //= 10
    return total


def reverse(n):
    result = 0
    while n > 0:
        result = result * 10 + n % 10
        n //= 10
    return result


def entry_point(argv):
    for n in [0, 5, 19, 12345, -987]:
        print(digit_sum(n))
    print(reverse(12345), reverse(1000))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
