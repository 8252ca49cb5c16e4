def sign(n):
    return 'zero' if n == 0 else 'plus' if n > 0 else 'minus'


def entry_point(argv):
    for n in [-3, 0, 3]:
        print(sign(n), 1 if n else 0)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
