class RuleError(ValueError):
    pass


def bowling(text):
    rolls = []
    frame = []
    for c in text.replace(' ', ''):
        if c.upper() == 'X':
            frame.append(10)
        elif c == '/':
            if not rolls or rolls[-1] == 10:
                raise RuleError('spare without a first roll')
            frame.append(10 - rolls[-1])
        elif c == '-':
            frame.append(0)
        elif c.isdigit():
            frame.append(int(c))
        else:
            raise RuleError(f'roll {c!r}')
        rolls.append(frame[-1])
    scores = []
    i = 0
    try:
        for _ in range(10):
            if rolls[i] == 10:
                scores.append(10 + rolls[i + 1] + rolls[i + 2])
                i += 1
            else:
                pins = rolls[i] + rolls[i + 1]
                if pins > 10:
                    raise RuleError(f'{pins} pins in a frame')
                scores.append(pins + (rolls[i + 2] if pins == 10 else 0))
                i += 2
    except IndexError:
        raise RuleError(f'game ends in frame {len(scores) + 1}') from None
    total = 0
    for s in scores:
        total += s
        yield total


class Tennis:
    NAMES = ['love', '15', '30', '40']

    def __init__(self, a, b):
        self.players = [a, b]
        self.points = [0, 0]
        self.games = [0, 0]
        self.sets = [[0, 0]][:0]
        self.over = False

    def score(self):
        a, b = self.points
        if self.tiebreak():
            return f'{a}-{b}'
        if a >= 3 and b >= 3:
            if a == b:
                return 'deuce'
            return 'advantage ' + self.players[a < b]
        return f'{self.NAMES[a]}-{self.NAMES[b]}'

    def tiebreak(self):
        return self.games == [6, 6]

    def point(self, name):
        if self.over:
            raise RuleError('the match is over')
        if name not in self.players:
            raise RuleError(f'who is {name}?')
        who = self.players.index(name)
        self.points[who] += 1
        need = 7 if self.tiebreak() else 4
        if self.points[who] >= need and self.points[who] - self.points[1 - who] >= 2:
            self.games[who] += 1
            self.points = [0, 0]
            g, h = self.games[who], self.games[1 - who]
            if g == 7 or g == 6 and h <= 4:
                self.sets.append(self.games)
                self.games = [0, 0]
                self.over = sum(s[who] > s[1 - who] for s in self.sets) == 2

    def __str__(self):
        sets = ' '.join(f'{a}:{b}' for a, b in self.sets + [self.games])
        return f'{sets} {self.score()}'


def entry_point(argv):
    for game in ('XXXXXXXXXXXX', '9-9-9-9-9-9-9-9-9-9-', '5/5/5/5/5/5/5/5/5/5/5', 'X7/9-X-88/-6XXX81', '--------------------'):
        print(game, list(bowling(game)))
    for bad in ('XXX', '99', '/5', 'a', '5/' * 10, 'X/'):
        try:
            print(list(bowling(bad)))
        except RuleError as e:
            print('RuleError:', e)
    t = Tennis('ann', 'bob')
    for n, c in enumerate('abababaabb' 'aa'):
        t.point('ann' if c == 'a' else 'bob')
        if n % 2:
            print(t)
    for _ in range(4 * 5):
        t.point('ann')
    print(t, t.sets)
    for g in range(12):
        for _ in range(4):
            t.point('ann' if g % 2 else 'bob')
    print(t, t.tiebreak())
    for c in 'aaaaaabbbbbbaa':
        t.point('ann' if c == 'a' else 'bob')
    print(t.sets, t.over)
    for name in ('ann', 'zoe'):
        try:
            (t if name == 'ann' else Tennis('x', 'y')).point(name)
        except RuleError as e:
            print('RuleError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
