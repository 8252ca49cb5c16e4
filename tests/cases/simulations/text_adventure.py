class GameOver(Exception):
    def __init__(self, won, turns):
        self.won = won
        self.turns = turns


class Room:
    def __init__(self, name, text, dark=False):
        self.name = name
        self.text = text
        self.dark = dark
        self.exits = {}
        self.items = []

    def join(self, direction, other, back=None):
        self.exits[direction] = other
        if back:
            other.exits[back] = self
        return self


class Game:
    def __init__(self):
        hall = Room('hall', 'A cold hall.')
        cellar = Room('cellar', 'Barrels and dust.', dark=True)
        garden = Room('garden', 'Roses. A gate leads out.')
        hall.join('down', cellar, 'up').join('south', garden, 'north')
        hall.items += ['lamp', 'sword']
        cellar.items.append('key')
        self.here = hall
        self.bag = []
        self.lit = False
        self.turns = 0
        self.verbs = {'go': self.go, 'take': self.take, 'drop': self.drop, 'light': self.light,
                      'look': self.look, 'bag': self.inventory, 'open': self.open}

    def visible(self):
        return self.lit and 'lamp' in self.bag or not self.here.dark

    def look(self, what):
        if not self.visible():
            return 'It is dark.'
        things = ', '.join(sorted(self.here.items)) or 'nothing'
        return f'{self.here.text} You see {things}. Exits: {" ".join(self.here.exits)}.'

    def go(self, what):
        if what not in self.here.exits:
            raise LookupError('no way ' + what)
        self.here = self.here.exits[what]
        return self.look('')

    def take(self, what):
        if not self.visible():
            return 'You grope in the dark.'
        if len(self.bag) >= 2:
            raise ValueError('your hands are full')
        self.here.items.remove(what)
        self.bag.append(what)
        return f'Taken: {what}.'

    def drop(self, what):
        self.bag.remove(what)
        self.here.items.append(what)
        return f'Dropped: {what}.'

    def light(self, what):
        if what != 'lamp' or what not in self.bag:
            raise LookupError(f'cannot light {what}')
        self.lit = not self.lit
        return 'The lamp is ' + ('on.' if self.lit else 'off.')

    def inventory(self, what):
        return 'You carry ' + (' and '.join(self.bag) or 'nothing') + '.'

    def open(self, what):
        if self.here.name != 'garden' or what != 'gate':
            raise LookupError('nothing to open')
        raise GameOver('key' in self.bag, self.turns)

    def command(self, line):
        self.turns += 1
        verb, _, what = line.partition(' ')
        if verb in self.here.exits:
            verb, what = 'go', verb
        try:
            return self.verbs[verb](what)
        except KeyError:
            return f'I do not know how to {verb}.'
        except LookupError as e:
            return f'There is {e}.' if str(e).startswith('no') else f'You {e}.'
        except ValueError as e:
            return f'No: {e}.' if 'hands' in str(e) else f'There is no {what} here.'


def play(script):
    game = Game()
    try:
        for line in script.split(','):
            print(f'> {line.strip()}: {game.command(line.strip())}')
    except GameOver as over:
        print('  won!' if over.won else '  locked.', over.turns, 'turns')
    else:
        print('  still in the', game.here.name)


def entry_point(argv):
    play('look, take lamp, down, take key, light lamp, take key, up, take sword, bag, south, open gate, look')
    play('dance, go west, take rose, drop lamp, light sword, open gate, south, open gate')
    play('take sword, take lamp, take key, light lamp, light lamp, down, drop lamp, look')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
