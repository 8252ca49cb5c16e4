import abc

from . import rules
from .board import BLACK, opponent


class Player(abc.ABC):
    def __init__(self, name):
        self.name = name
        self.looked = 0

    @abc.abstractmethod
    def choose(self, position, side):
        pass


class Greedy(Player):
    def choose(self, position, side):
        best, best_count = None, -1
        for move in rules.legal_moves(position, side):
            self.looked += 1
            count = len(rules.captures(position, move, side))
            if count > best_count:
                best, best_count = move, count
        return best


class Searcher(Player):
    def __init__(self, name, depth):
        super().__init__(name)
        self.depth = depth

    def choose(self, position, side):
        _, move = self.search(position, side, self.depth, -10000, 10000)
        return move

    def search(self, position, side, depth, alpha, beta):
        self.looked += 1
        moves = rules.legal_moves(position, side)
        if depth == 0 or not moves:
            return self.value(position, side), None
        best = moves[0]
        for move in moves:
            after = position.copy()
            rules.play(after, move, side)
            result, _ = self.search(after, opponent(side), depth - 1, -beta, -alpha)
            if -result > alpha:
                alpha, best = -result, move
            if alpha >= beta:
                break
        return alpha, best

    def value(self, position, side):
        black, white = rules.score(position)
        corners = 0
        last = position.size - 1
        for x in (0, last):
            for y in (0, last):
                owner = position[x, y]
                if owner == side:
                    corners += 1
                elif owner == opponent(side):
                    corners -= 1
        return (black - white) * (1 if side == BLACK else -1) + corners * 10
