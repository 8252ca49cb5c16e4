def kind(c):
    if c.isdigit():
        return 'digit'
    if c.isalpha():
        return 'letter'
    if c.isspace():
        return 'space'
    return 'other'


def entry_point(argv):
    for c in 'a1 .Z\n':
        print(kind(c))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
