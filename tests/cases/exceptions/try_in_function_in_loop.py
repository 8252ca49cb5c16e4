def to_int(s):
    try:
        return int(s)
    except ValueError:
        return 0


def entry_point(argv):
    total = 0
    for word in '1 x 2 -3 4y 10'.split():
        total += to_int(word)
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
