def where(point):
    match point:
        case (0, 0):
            return 'origin'
        case (0, y):
            return 'y axis at ' + str(y)
        case (x, 0):
            return 'x axis at ' + str(x)
        case (x, y) if x == y:
            return 'diagonal'
        case _:
            return 'elsewhere'


def entry_point(argv):
    for p in [(0, 0), (0, 5), (5, 0), (3, 3), (3, 4)]:
        print(where(p))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
