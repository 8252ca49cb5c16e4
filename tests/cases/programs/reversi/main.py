"""Reversi: two players that search, by the same rules on two sorts of boards."""
from game import board, players
from game.board import *
from game.players import Greedy, Searcher, Player
from game.rules import legal_moves, play, score


class First(Player):
    def choose(self, position, side):
        return legal_moves(position, side)[0]


def match(black, white, size, verbose):
    position = Board.start(size)
    side = BLACK
    passed = 0
    turns = 0
    while passed < 2:
        moves = legal_moves(position, side)
        if not moves:
            passed += 1
        else:
            passed = 0
            player = black if side == BLACK else white
            move = player.choose(position, side)
            assert move in moves
            flipped = play(position, move, side)
            turns += 1
            if verbose and turns <= 3:
                print('%s %s takes %d' % (SYMBOLS[side], name_of(move), len(flipped)))
        side = opponent(side)
    return position, turns


def entry_point(argv):
    entrants = [First('first'), Greedy('greedy'), Searcher('search1', 1), Searcher('search2', 2)]
    points = {player.name: 0 for player in entrants}
    for i, black in enumerate(entrants):
        for white in entrants[i + 1:]:
            position, turns = match(black, white, 6, i == 0)
            b, w = score(position)
            points[black.name] += (b > w) * 2 + (b == w)
            points[white.name] += (w > b) * 2 + (b == w)
            print('%s - %s: %d:%d in %d' % (black.name, white.name, b, w, turns))
    print(position)
    for name, count in sorted(points.items(), key=lambda item: (-item[1], item[0])):
        print('%-8s %d' % (name, count))
    print('positions looked at:', sum([p.looked for p in entrants]))
    print(board.VERSION, players.__name__.split('.')[-1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
