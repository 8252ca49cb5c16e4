def entry_point(argv):
    print([(i, j) for i in range(3) for j in range(i)])
    print([[j for j in range(i)] for i in range(4)])
    table = [[i * j for j in range(1, 4)] for i in range(1, 4)]
    print(table)
    print([row[1] for row in table])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
