class Lcg:
    def __init__(self, seed):
        self.x = seed

    def __call__(self):
        self.x = (self.x * 1103515245 + 12345) % 2147483648
        return self.x / 2147483648


SUSCEPTIBLE, INFECTED, RECOVERED, IMMUNE = range(4)
MARKS = '.*o+'


class Town:
    def __init__(self, size, chance, days, vaccinated=0.0, seed=11):
        if not 0 <= chance <= 1:
            raise ValueError(f'chance {chance} is not a probability')
        self.random = Lcg(seed)
        self.size = size
        self.chance = chance
        self.days = days
        self.people = [[IMMUNE if self.random() < vaccinated else SUSCEPTIBLE for _ in range(size)] for _ in range(size)]
        self.sick_for = {}

    def infect(self, x, y):
        if self.people[y][x] == SUSCEPTIBLE:
            self.people[y][x] = INFECTED
            self.sick_for[x, y] = 0
            return True
        return False

    def neighbours(self, x, y):
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if (dx, dy) != (0, 0):
                    yield (x + dx) % self.size, (y + dy) % self.size

    def day(self):
        new = 0
        for (x, y), n in list(self.sick_for.items()):
            for nx, ny in self.neighbours(x, y):
                if self.random() < self.chance:
                    new += self.infect(nx, ny)
            if n + 1 >= self.days:
                self.people[y][x] = RECOVERED
                del self.sick_for[x, y]
            else:
                self.sick_for[x, y] = n + 1
        return new

    def count(self, state):
        return sum(row.count(state) for row in self.people)

    def __str__(self):
        return '\n'.join('  ' + ''.join(MARKS[p] for p in row) for row in self.people)


def sir(beta, gamma, steps, infected=0.01):
    s, i, r = 1.0 - infected, infected, 0.0
    peak, when = i, 0
    for n in range(1, steps + 1):
        new, well = beta * s * i, gamma * i
        s, i, r = s - new, i + new - well, r + well
        if i > peak:
            peak, when = i, n
    return round(peak, 4), when, round(r, 4), round(s + i + r, 9)


def entry_point(argv):
    for chance, vaccinated in ((0.3, 0.0), (0.12, 0.0), (0.3, 0.6), (0.0, 0.0)):
        town = Town(12, chance, 2, vaccinated)
        town.people[6][6] = SUSCEPTIBLE
        town.infect(6, 6)
        curve = [1]
        while town.sick_for:
            curve.append(town.day())
        print(chance, vaccinated, curve, [town.count(s) for s in range(4)], sum(curve) == town.count(RECOVERED))
    print(town)
    try:
        Town(3, 1.5, 1)
    except ValueError as e:
        print(e)
    print(sir(0.5, 0.1, 100), sir(0.08, 0.1, 100))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
