LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class IllegalMove(Exception):
    pass


class Board:
    def __init__(self, cells='.' * 9):
        self.cells = cells

    def play(self, i, who):
        if not 0 <= i < 9:
            raise IllegalMove(f'cell {i}')
        if self.cells[i] != '.':
            raise IllegalMove(f'{i} is taken by {self.cells[i]}')
        return Board(self.cells[:i] + who + self.cells[i + 1:])

    @property
    def winner(self):
        for a, b, c in LINES:
            if self.cells[a] != '.' and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return None

    def free(self):
        return [i for i, c in enumerate(self.cells) if c == '.']

    def __str__(self):
        return '/'.join(self.cells[r:r + 3] for r in (0, 3, 6))


def other(who):
    return 'O' if who == 'X' else 'X'


class Player:
    def __init__(self, mark):
        self.mark = mark

    def choose(self, board):
        raise NotImplementedError


class First(Player):
    def choose(self, board):
        return board.free()[0]


class Perfect(Player):
    def __init__(self, mark):
        super().__init__(mark)
        self.memo = {}
        self.visited = 0

    def value(self, board, who):
        key = board.cells + who
        if key in self.memo:
            return self.memo[key]
        self.visited += 1
        winner = board.winner
        if winner is not None:
            result = 10 if winner == self.mark else -10
        elif not board.free():
            result = 0
        else:
            values = [self.value(board.play(i, who), other(who)) for i in board.free()]
            result = max(values) if who == self.mark else min(values)
            result -= (result > 0) - (result < 0)
        self.memo[key] = result
        return result

    def choose(self, board):
        return max(board.free(), key=lambda i: (self.value(board.play(i, self.mark), other(self.mark)), -i))


def game(x, o, start=None):
    board = start or Board()
    moves = ''
    player, waiting = x, o
    while board.winner is None and board.free():
        move = player.choose(board)
        moves += str(move)
        board = board.play(move, player.mark)
        player, waiting = waiting, player
    return board.winner or 'draw', moves, str(board)


def entry_point(argv):
    perfect = Perfect('X')
    print(game(First('X'), First('O')))
    opening = Board('X...O....')
    print(game(perfect, First('O'), opening), 0 < perfect.visited < 1000)
    print(game(First('X'), Perfect('O'), opening))
    print(game(Perfect('X'), Perfect('O'), opening), game(Perfect('X'), Perfect('O'), Board('X.......O')))
    print(Perfect('X').value(Board('XX.OO....'), 'X'), Perfect('O').value(Board('XX.OO....'), 'X'))
    for move in (4, 9, -1):
        try:
            Board('....X....').play(move, 'O')
        except IllegalMove as e:
            print('IllegalMove:', e)
    try:
        Player('X').choose(Board())
    except NotImplementedError:
        print('abstract player')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
