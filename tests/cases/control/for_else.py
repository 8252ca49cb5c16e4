def has_factor(n):
    for d in range(2, n):
        if n % d == 0:
            print(n, 'has', d)
            break
    else:
        print(n, 'is prime')


def entry_point(argv):
    for n in range(2, 15):
        has_factor(n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
