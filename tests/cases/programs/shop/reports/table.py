"""Tables of text."""


class Table:
    def __init__(self, *titles):
        self.titles = list(titles)
        self.rows = []

    def row(self, cells):
        assert len(cells) == len(self.titles)
        self.rows.append(cells)

    def widths(self):
        found = [len(title) for title in self.titles]
        for row in self.rows:
            for i, cell in enumerate(row):
                found[i] = max(found[i], len(cell))
        return found

    def render(self):
        widths = self.widths()
        lines = [' | '.join([t.ljust(w) for t, w in zip(self.titles, widths)])]
        lines.append('-+-'.join(['-' * w for w in widths]))
        for row in self.rows:
            lines.append(' | '.join([c.rjust(w) for c, w in zip(row, widths)]))
        return '\n'.join(lines)
