class Row:
    def __init__(self, name, amounts):
        self.name = name
        self.amounts = amounts

    def total(self):
        return sum(self.amounts)


def entry_point(argv):
    rows = [Row('rent', [500, 500, 520]), Row('food', [120, 98, 143]), Row('none', [0][:0])]
    for row in rows:
        line = row.name.ljust(8)
        for a in row.amounts:
            line += str(a).rjust(6)
        print(line + ' = ' + str(row.total()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
