"""What Rust looks at in an instance."""

LEVELS = [1, 2, 3]


def levels():
    return LEVELS


def top():
    return max(LEVELS)


def title(n):
    return "level " + str(n)


def churn(n):
    total = 0
    for i in range(n):
        total += len([str(i)])
    return total


class Player(object):
    def __init__(self, name):
        self.name = name
        self.scores = [0.0] * 8

    def best(self):
        return max(self.scores)


class Spectator(object):
    def __init__(self):
        self.scores = [1.0]


SPECTATOR = Spectator()


def spectator():
    return SPECTATOR
