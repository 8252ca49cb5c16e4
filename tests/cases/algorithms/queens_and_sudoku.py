def queens(n):
    columns, up, down = set(), set(), set()
    rows = []

    def place(row):
        if row == n:
            yield rows[:]
            return
        for c in range(n):
            if c in columns or row + c in up or row - c in down:
                continue
            columns.add(c)
            up.add(row + c)
            down.add(row - c)
            rows.append(c)
            yield from place(row + 1)
            rows.pop()
            columns.remove(c)
            up.remove(row + c)
            down.remove(row - c)

    return place(0)


class Sudoku:
    def __init__(self, text):
        cells = [c for c in text if c in '.1234']
        if len(cells) != 16:
            raise ValueError('expected 16 cells, got %d' % len(cells))
        self.cells = [0 if c == '.' else int(c) for c in cells]
        self.guesses = 0

    def candidates(self, i):
        r, c = divmod(i, 4)
        used = set(self.cells[4 * r:4 * r + 4]) | set(self.cells[c::4])
        top, left = r // 2 * 2, c // 2 * 2
        for dr in range(2):
            for dc in range(2):
                used.add(self.cells[(top + dr) * 4 + left + dc])
        return [d for d in range(1, 5) if d not in used]

    def solve(self):
        empty = [i for i in range(16) if not self.cells[i]]
        if not empty:
            return True
        i = min(empty, key=lambda k: len(self.candidates(k)))
        for digit in self.candidates(i):
            self.cells[i] = digit
            self.guesses += 1
            if self.solve():
                return True
        self.cells[i] = 0
        return False

    def __str__(self):
        return '\n'.join(' '.join(str(d) if d else '.' for d in self.cells[r:r + 4]) for r in range(0, 16, 4))


def entry_point(argv):
    print([sum(1 for _ in queens(n)) for n in range(1, 8)])
    first = next(queens(8))
    for c in first:
        print('.' * c + 'Q' + '.' * (7 - c))
    for text in ('1..4 ..1. .3.. 2..3', '1234 34.. .... ...1', '12.. ..34 .... 11..', '12'):
        try:
            s = Sudoku(text)
        except ValueError as e:
            print('bad:', e)
            continue
        print(s.solve(), s.guesses)
        print(s)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
