class ColumnError(Exception):
    pass


class Table:
    ALIGN = {'<': lambda s, w: s.ljust(w), '>': lambda s, w: s.rjust(w), '^': lambda s, w: s.center(w)}

    def __init__(self, *columns):
        self.names = []
        self.align = []
        for c in columns:
            if c[0] in self.ALIGN:
                self.align.append(c[0])
                c = c[1:]
            else:
                self.align.append('<')
            self.names.append(c)
        self.rows = []

    def add(self, *cells):
        if len(cells) != len(self.names):
            raise ColumnError(f'{len(cells)} cells for {len(self.names)} columns')
        self.rows.append([str(c) for c in cells])
        return self

    def column(self, name):
        if name not in self.names:
            raise ColumnError(f'no column {name!r} among {", ".join(self.names)}')
        i = self.names.index(name)
        return [row[i] for row in self.rows]

    def sort(self, name, numeric=False, reverse=False):
        i = self.names.index(name)
        if numeric:
            self.rows.sort(key=lambda r: float(r[i]), reverse=reverse)
        else:
            self.rows.sort(key=lambda r: r[i], reverse=reverse)
        return self

    def widths(self):
        return [max([len(n)] + [len(r[i]) for r in self.rows]) for i, n in enumerate(self.names)]

    def lines(self, border=True):
        widths = self.widths()

        def line(cells):
            parts = [self.ALIGN[a](c, w) for a, c, w in zip(self.align, cells, widths)]
            return '| ' + ' | '.join(parts) + ' |' if border else '  '.join(parts).rstrip()

        rule = '+' + '+'.join('-' * (w + 2) for w in widths) + '+'
        if border:
            yield rule
        yield line(self.names)
        yield rule if border else '  '.join('-' * w for w in widths)
        for row in self.rows:
            yield line(row)
        if border:
            yield rule

    def totals(self):
        out = []
        for name in self.names:
            try:
                values = [float(v) for v in self.column(name)]
                out.append(f'{sum(values):g}')
            except ValueError:
                out.append('-')
        return out


def transpose(table):
    result = Table('field', '>1', '^2')
    for name in table.names:
        cells = table.column(name)
        result.add(name, cells[0], cells[1])
    return result


def entry_point(argv):
    t = Table('name', '>price', '^qty', 'note')
    t.add('apple', '0.5', '10', '').add('Birnen', '12.25', '3', 'süß').add('fig', '3', '200', 'x')
    print('\n'.join(t.lines()))
    t.sort('price', numeric=True, reverse=True)
    print('\n'.join(t.lines(border=False)))
    t.sort('name')
    print(t.column('name'), t.totals(), t.widths())
    print('\n'.join(transpose(t).lines()))
    print('\n'.join(Table('only', '>header').lines()))
    for attempt in (lambda: t.add('a', 'b'), lambda: t.sort('note', numeric=True), lambda: t.sort('nope')):
        try:
            attempt()
        except ColumnError as e:
            print('ColumnError:', e)
        except ValueError as e:
            print('ValueError:', e)
    try:
        t.column('colour')
    except ColumnError as e:
        print('ColumnError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
