def flatten(rows):
    out = []
    for row in rows:
        out.extend(row)
    return out


def entry_point(argv):
    print(flatten([[1], [2, 3], [], [4]]))
    print([x for row in [[1, 2], [3]] for x in row])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
