def relation(a, b):
    if a < b:
        return 'less'
    if a > b:
        return 'more'
    return 'same'


def entry_point(argv):
    values = [-5, 0, 3, 3, 10]
    for a in values:
        for b in values:
            print(a, b, relation(a, b), a == b, a != b, a <= b, a >= b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
