def last_digit(n):
    return n % 10


def negated(n):
    return -n


def entry_point(argv):
    items = [31, 12, 25, 40]
    items.sort(key=last_digit)
    print(items)
    items.sort(key=negated)
    print(items)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
