def get(items, i):
    try:
        return items[i]
    except IndexError:
        return 0


def char(s, i):
    try:
        return s[i]
    except IndexError:
        return '?'


def entry_point(argv):
    print(get([1, 2], 1), get([1, 2], 2), get([1, 2], -3))
    print(char('ab', 1), char('ab', 2), char('', 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
