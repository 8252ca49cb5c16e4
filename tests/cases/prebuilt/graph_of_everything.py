"""Prebuilt objects of many kinds that point at each other, changed at run time."""


class City:
    def __init__(self, name):
        self.name = name
        self.roads = {}
        self.visitors = set()
        self.notes = []
        self.best = None
        self.ranks = (0, 0.0)


def connect(a, b, length):
    a.roads[b] = length
    b.roads[a] = length
    if a.best is None or length < a.roads[a.best]:
        a.best = b
    if b.best is None or length < b.roads[b.best]:
        b.best = a


CITIES = [City(name) for name in ('Oslo', 'Rome', 'Köln', 'Łódź')]
BY_NAME = {city.name: city for city in CITIES}
connect(CITIES[0], CITIES[1], 20)
connect(CITIES[1], CITIES[2], 11)
connect(CITIES[2], CITIES[3], 8)
connect(CITIES[3], CITIES[0], 12)
CITIES[1].visitors.update(['ann', 'bob'])
CITIES[2].notes += ['cold', 'wet']
LOG = [('start', CITIES[0], 0)]
EMPTY = City('')
COUNTS = [[0] * 3 for _ in range(2)]
ALIAS = COUNTS[1]
LIMITS = {'low': -1.5, 'high': 1e9}


def distance(start, goal):
    todo = [(0, start.name)]
    seen = {}
    while todo:
        todo.sort()
        length, name = todo.pop(0)
        if name in seen:
            continue
        seen[name] = length
        city = BY_NAME[name]
        if city is goal:
            return length
        for other, more in city.roads.items():
            todo.append((length + more, other.name))
    return -1


def entry_point(argv):
    print([(c.name, len(c.roads), c.best.name) for c in CITIES])
    print(distance(CITIES[0], CITIES[2]), distance(CITIES[0], EMPTY))
    paris = City('Paris')
    CITIES.append(paris)
    BY_NAME['Paris'] = paris
    connect(paris, CITIES[2], 4)
    connect(paris, CITIES[0], 10)
    print(distance(CITIES[0], CITIES[2]), CITIES[2].best is paris, CITIES[0].best.name)
    for city in CITIES:
        city.visitors.add('eve')
        city.notes.append(city.name.lower())
        city.ranks = (len(city.roads), city.ranks[1] + 0.5)
        LOG.append(('seen', city, len(city.notes)))
    print([sorted(c.visitors) for c in CITIES], [c.notes for c in CITIES])
    print([(what, c.name, n) for what, c, n in LOG], [c.ranks for c in CITIES])
    del CITIES[1].roads[CITIES[0]]
    CITIES[1].visitors.discard('bob')
    print(len(CITIES[1].roads), sorted(BY_NAME['Rome'].visitors), EMPTY.best is None)
    ALIAS[0] += 5
    COUNTS[0][2] -= 1
    COUNTS.append(ALIAS)
    ALIAS.append(9)
    print(COUNTS, ALIAS is COUNTS[2])
    LIMITS['low'] *= 2
    LIMITS['new'] = LIMITS.pop('high')
    print(LIMITS, [key for key in LIMITS])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
