EMPTY, BLACK, WHITE, BORDER = range(4)
SYMBOLS = {EMPTY: '.', BLACK: 'X', WHITE: 'O', BORDER: '#'}
VERSION = (1, 2)

__all__ = ['EMPTY', 'BLACK', 'WHITE', 'BORDER', 'SYMBOLS', 'Board', 'opponent', 'name_of']


def opponent(side):
    return BLACK + WHITE - side


def name_of(move):
    x, y = move
    return 'abcdefgh'[x] + str(y + 1)


class Board:
    def __init__(self, size, cells):
        self.size = size
        self.cells = cells

    @staticmethod
    def start(size):
        board = Board(size, [EMPTY] * (size * size))
        half = size // 2
        board[half - 1, half - 1] = board[half, half] = WHITE
        board[half - 1, half] = board[half, half - 1] = BLACK
        return board

    @classmethod
    def parse(cls, text):
        lines = text.split()
        cells = []
        for line in lines:
            for symbol in line:
                for side, known in SYMBOLS.items():
                    if known == symbol:
                        cells.append(side)
        return cls(len(lines), cells)

    def __getitem__(self, place):
        x, y = place
        if not (0 <= x < self.size and 0 <= y < self.size):
            return BORDER
        return self.cells[y * self.size + x]

    def __setitem__(self, place, side):
        x, y = place
        self.cells[y * self.size + x] = side

    def copy(self):
        return Board(self.size, self.cells[:])

    def places(self):
        for y in range(self.size):
            for x in range(self.size):
                yield x, y

    def __str__(self):
        lines = []
        for y in range(self.size):
            lines.append(''.join([SYMBOLS[self[x, y]] for x in range(self.size)]))
        return '\n'.join(lines)
