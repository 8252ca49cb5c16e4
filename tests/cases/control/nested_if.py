def classify(a, b):
    if a > 0:
        if b > 0:
            return 'both'
        else:
            if b == 0:
                return 'a and zero'
            return 'only a'
    if b > 0:
        return 'only b'
    return 'none'


def entry_point(argv):
    for a in [-1, 1]:
        for b in [-1, 0, 1]:
            print(classify(a, b))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
