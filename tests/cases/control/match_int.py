def name(n):
    match n:
        case 0:
            return 'zero'
        case 1 | 2 | 3:
            return 'few'
        case -1:
            return 'minus one'
        case _ if n > 100:
            return 'huge'
        case other:
            return 'number ' + str(other)


def entry_point(argv):
    for n in [0, 1, 2, 3, 4, -1, 101, 100]:
        print(n, name(n))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
