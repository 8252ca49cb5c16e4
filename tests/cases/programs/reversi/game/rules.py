from .board import EMPTY, BLACK, WHITE, opponent

DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def captures(board, move, side):
    x, y = move
    found = []
    if board[x, y] != EMPTY:
        return found
    other = opponent(side)
    for dx, dy in DIRECTIONS:
        line = []
        px, py = x + dx, y + dy
        while board[px, py] == other:
            line.append((px, py))
            px += dx
            py += dy
        if line and board[px, py] == side:
            found += line
    return found


def legal_moves(board, side):
    return [move for move in board.places() if captures(board, move, side)]


def play(board, move, side):
    flipped = captures(board, move, side)
    assert flipped, 'not a move'
    board[move[0], move[1]] = side
    for place in flipped:
        board[place[0], place[1]] = side
    return flipped


def score(board):
    return board.cells.count(BLACK), board.cells.count(WHITE)
