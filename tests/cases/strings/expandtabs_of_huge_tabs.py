"""A tab of more cells than a C int has."""


def entry_point(argv):
    n = len(argv)
    print(repr("a\tb\t".expandtabs(4 * n)), repr(b"a\tb\nxy\tc".expandtabs()), repr("é\tb".expandtabs(-1)))
    for size in [1 << 31, (1 << 31) - 1, -(1 << 31), -(1 << 31) - 1]:
        try:
            print(len("ab".expandtabs(size + n - 1)), len(b"ab".expandtabs(size + n - 1)))
        except OverflowError as e:
            print(e)
    try:
        print(len("\t\t\t\t".expandtabs((1 << 62) + n - 1)))
    except OverflowError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
