def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def entry_point(argv):
    for a, b in [(12, 18), (17, 5), (100, 0), (270, 192), (-12, 18)]:
        print(a, b, gcd(a, b))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
