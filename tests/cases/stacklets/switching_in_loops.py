# not on the LLInterpreter: stacklets need C
from rpython.rlib.rarithmetic import intmask
from rpython.rlib.rstacklet import StackletThread


class Random(object):
    def __init__(self, seed):
        self.x = seed

    def below(self, n):
        self.x = (self.x * 1103515245 + 12345) & 0x7fffffff
        return (self.x >> 8) % n


class Player(object):
    def __init__(self, n):
        self.n = n
        self.h = sthread.get_null_handle()
        self.turns = 0
        self.kept = []


class Game(object):
    def __init__(self):
        self.random = Random(42)
        self.players = []
        self.last = -1
        self.turns = 0
        self.checksum = 0


sthread = StackletThread(None)
game = Game()
MOST = 400


def go_to(me, n):
    """Leaves this player for another one, who may not have begun."""
    other = game.players[n]
    game.last = me.n
    if sthread.is_empty_handle(other.h):
        h = sthread.new(play, other)
    else:
        h = other.h
        other.h = sthread.get_null_handle()
        h = sthread.switch(h)
    # Whoever came from there left this handle, unless it has ended.
    if game.last >= 0:
        game.players[game.last].h = h
    else:
        assert sthread.is_empty_handle(h)


def deep(me, depth):
    text = 'player %d at %d' % (me.n, depth)
    if depth > 0:
        deep(me, depth - 1)
    else:
        n = game.random.below(len(game.players))
        if n != me.n:
            game.turns += 1
            go_to(me, n)
    me.kept.append(text)
    game.checksum = intmask(game.checksum * 31 + len(text) + me.n)


def play(h, me):
    game.players[game.last].h = h
    while game.turns < MOST:
        me.turns += 1
        deep(me, game.random.below(12))
    # On to one that waits.
    n = 0
    while sthread.is_empty_handle(game.players[n].h):
        n += 1
    h = game.players[n].h
    game.players[n].h = sthread.get_null_handle()
    game.last = -1
    return h


def entry_point(argv):
    game.players = [Player(n) for n in range(8)]
    first = game.players[0]
    while game.turns < MOST:
        first.turns += 1
        deep(first, game.random.below(12))
    for player in game.players:
        while not sthread.is_empty_handle(player.h):
            go_to(first, player.n)
    print(game.turns, game.checksum)
    print([player.turns for player in game.players], [len(player.kept) for player in game.players])
    # Two that only hand over to each other.
    counts = [0, 0]

    def ping(h, n):
        while counts[n] < 1000:
            counts[n] += 1
            h = sthread.switch(h)
        return h

    a = sthread.new(ping, 0)
    b = sthread.new(ping, 1)
    for i in range(1000):
        a = sthread.switch(a)
        b = sthread.switch(b)
    print(counts, sthread.is_empty_handle(a), sthread.is_empty_handle(b))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
