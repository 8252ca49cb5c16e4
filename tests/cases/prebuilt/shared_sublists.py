ROW = [1, 2]
ROWS = [ROW, ROW, [3, 4]]


def entry_point(argv):
    ROWS[0][0] = 99
    print(ROWS[1][0], ROW[0], ROWS[2][0], ROWS[0] is ROWS[1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
