def attempt(a, b, m):
    try:
        print(a, b, m, pow(a, b, m))
    except ValueError as e:
        print('ValueError', e)


def entry_point(argv):
    for m in [1, 2, 7, 97, 1000003, -7, -1000]:
        for a in [-5, 0, 3, 10, 123456789]:
            for b in [0, 1, 2, 65537]:
                attempt(a, b, m)
    attempt(3, 200, 4611686018427387847)
    attempt(4611686018427387846, 4611686018427387845, 4611686018427387847)
    attempt(-9, 999999999999, 9223372036854775783)
    attempt(2, 5, 0)
    attempt(3, -1, 7)
    attempt(3, -5, 1000003)
    attempt(10, -1, 17)
    attempt(2, -1, 4)
    attempt(0, -1, 5)
    attempt(38, -1, 97)
    attempt(-38, -2, 97)
    attempt(38, -1, -97)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
