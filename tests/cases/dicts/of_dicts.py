def entry_point(argv):
    table = {}
    for row in ['a', 'b']:
        table[row] = {}
        for i in range(3):
            table[row][i] = row * i
    print(table['a'][2], table['b'][0] == '', len(table['b']))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
