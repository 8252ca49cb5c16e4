def is_upper(c):
    return 'A' <= c <= 'Z'


def entry_point(argv):
    for c in 'aZ9':
        print(is_upper(c), c == 'Z', c < 'a', c != '9')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
